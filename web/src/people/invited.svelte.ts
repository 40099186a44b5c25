// The invitations of the account that is logged in, asked for while somebody looks. A guest has none.
import { api } from "@/server/api";
import type { SeatInvitation } from "@/server/messages";

const EVERY = 15_000;

export class Invited {
  list = $state.raw<SeatInvitation[]>([]);
  private guest = false;

  watch(): () => void {
    void this.load();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.load(), EVERY);
    return () => clearInterval(timer);
  }

  load = async (): Promise<void> => {
    if (this.guest) return;
    try {
      if ((await api.whoAmI()).name === null) this.guest = true;
      else this.list = (await api.seatInvitations()).invitations;
    } catch {
      // The page around it says when nobody answers.
    }
  };

  decline = async (table: string): Promise<void> => {
    this.list = (await api.decline(table)).invitations;
  };
}
