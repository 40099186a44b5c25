// What the components are written for must be what the server's schema promises: this file compiles only while it is.
import type * as server from "./messages";
import type * as ours from "./types";

type Fits<Sent extends Expected, Expected> = Sent;

export type Checked = [
  Fits<server.Route, ours.Route>,
  Fits<server.Choice, ours.Choice>,
  Fits<server.Clocks, ours.Clocks>,
  Fits<server.Event, ours.GameEvent>,
  Fits<server.Prompt, ours.Prompt>,
  Fits<server.SpaceView, ours.SpaceView>,
  Fits<server.BattleView, ours.BattleView>,
  Fits<server.MoveView, ours.MoveView>,
  Fits<server.PathView, ours.PathView>,
  // points are read by their source, which an interface without an index does not allow
  Fits<Omit<server.SeatView, "points">, Omit<ours.SeatView, "points">>,
  Fits<Omit<server.View, "seats">, Omit<ours.View, "seats">>,
  Fits<Omit<server.StateMessage, "view">, Omit<ours.State, "view">>,
  // gods are lower case in the browser: server/api.ts sees to it
  Fits<Omit<server.TableInfo, "clock" | "seats">, Omit<ours.TableInfo, "clock" | "seats">>,
];
