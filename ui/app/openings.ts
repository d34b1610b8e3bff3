import type { Context } from '#engine';
import { type JourneyEnd, type Journeys, type Opening, type RefusalReason, refusalOf } from '#ui/journey';

type Given = Readonly<Record<string, unknown>>;

/** Opens journeys by the names that the documents give them: popups and paths; nobody else knows journeys by name. */
export type Openings = {
  find(name: string): Opening | undefined;
  /** Why the journey cannot be opened now; nothing when it can. */
  refusal(opening: Opening, given?: Given): RefusalReason | undefined;
  /** What the journey starts with: what is given, and the rest from where its file says. */
  input(opening: Opening, given?: Given): Given;
  /**
   * Opens a popup’s journey above the page, or goes to a path; says why where it cannot. It answers how the journey
   * ended, and nothing where none ran here.
   */
  open(name: string, given?: Given): Promise<JourneyEnd | undefined>;
};

type OpeningsOptions = {
  journeys: Pick<Journeys, 'find' | 'open'>;
  context: () => Context;
  fill: (opening: Opening, given: Given) => Given;
  goTo: (path: string) => void;
  /** Tells the holder why a journey is refused. */
  tell: (why: RefusalReason) => void;
};

/** Settles a login (LOGIN-10). */
export const finalisePopup = 'FINALIZE_LOGIN';

/** Opens the entry of the holder code, which limited services are unlocked with (RCODE-08). */
export const holderCodePopup = 'REGISTRATION_CODE';

/** Makes the one way by which views, links and the bank’s messages open journeys. */
export function createOpenings({ journeys, context, fill, goTo, tell }: OpeningsOptions): Openings {
  const input = (opening: Opening, given: Given = {}) => fill(opening, given);
  const refusal = (opening: Opening, given?: Given) =>
    refusalOf(opening.entry, context(), input(opening, given));
  const { find } = journeys;
  const open: Openings['open'] = async (name, given) => {
    if (name.startsWith('/')) {
      goTo(name);
      return undefined;
    }
    const opening = find(name);
    const why = opening ? refusal(opening, given) : 'off';
    if (opening && why === undefined) return journeys.open(opening.entry.id, input(opening, given));
    if (why === 'limited' && name !== holderCodePopup && find(holderCodePopup)) return open(holderCodePopup);
    tell(why ?? 'off');
    return undefined;
  };
  return { find, refusal, input, open };
}
