// The invitations of the account that is logged in, asked for while somebody looks. A guest has none.
import { api } from "@/server/api";
import type { ClubInvitation, SeatInvitation } from "@/server/messages";

const EVERY = 15_000;

export class Invited {
  list = $state.raw<SeatInvitation[]>([]);
  clubs = $state.raw<ClubInvitation[]>([]);
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
      else ({ invitations: this.list, clubs: this.clubs } = await api.seatInvitations());
    } catch {
      // The page around it says when nobody answers.
    }
  };

  decline = async (table: string): Promise<void> => {
    ({ invitations: this.list, clubs: this.clubs } = await api.decline(table));
  };

  declineClub = async (club: string): Promise<void> => {
    await api.leaveClub(club);
    await this.load();
  };
}
