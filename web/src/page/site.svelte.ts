// What the host of this site has settled for everybody; asked once.
import { api } from "@/server/api";
import type { HostSite } from "@/server/messages";

export class SiteWords {
  known = $state.raw<HostSite>({ registration: "open", imprint: "" });
  private asked: Promise<void> | null = null;

  /** A server that does not answer is asked again by the next page. */
  load(): Promise<void> {
    this.asked ??= api.site().then(
      (known) => void (this.known = known),
      () => void (this.asked = null),
    );
    return this.asked;
  }
}

export const site = new SiteWords();
