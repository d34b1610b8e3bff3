import type { Context } from '#engine';
import { type JourneyEnd, type Journeys, type Opening, type RefusalReason, refusalOf } from '#ui/journey';

/** A journey that its file offers at a place of the portal, by a popup or a path (STUDIO-16). */
export type Listed = { opens: string; label: string; text: string };

type Given = Readonly<Record<string, unknown>>;

/** Opens journeys by the names that the documents give them: popups and paths; nobody else knows journeys by name. */
export type Launcher = {
  find(name: string): Opening | undefined;
  /** What journeys offer among the card’s services or on the page of help. */
  listed(place: 'card-services' | 'help'): readonly Listed[];
  /** Why the journey cannot be opened now; nothing when it can. */
  refusal(opening: Opening, given?: Given): RefusalReason | undefined;
  /** What the journey starts with: what is given, and the rest from where its file says. */
  input(opening: Opening, given?: Given): Given;
  /**
   * Opens a popup’s journey above the page, or goes to a path; says why where it cannot. It answers how the journey
   * ended, and nothing where none ran here. What the holder `asked` for does not show when they have chosen another card
   * or asked for something else by the time that it comes; what they are `told` does.
   */
  open(name: string, given?: Given, why?: 'asked' | 'told'): Promise<JourneyEnd | undefined>;
};

type LauncherOptions = {
  journeys: Pick<Journeys, 'find' | 'open' | 'listed'>;
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
export function createLauncher({ journeys, context, fill, goTo, tell }: LauncherOptions): Launcher {
  const input = (opening: Opening, given: Given = {}) => fill(opening, given);
  const refusal = (opening: Opening, given?: Given) =>
    refusalOf(opening.entry, context(), input(opening, given));
  const { find } = journeys;
  let asked = 0;
  const wish = (): { isWanted: () => boolean } => {
    asked += 1;
    const turn = asked;
    const { id } = context().card;
    return { isWanted: () => turn === asked && context().card.id === id };
  };
  const open: Launcher['open'] = async (name, given, because = 'told') => {
    const wished = because === 'asked' ? wish() : {};
    if (name.startsWith('/')) {
      goTo(name);
      return undefined;
    }
    const opening = find(name);
    const why = opening ? refusal(opening, given) : 'off';
    if (opening && why === undefined) return journeys.open(opening.entry.id, input(opening, given), wished);
    if (why === 'limited' && name !== holderCodePopup && find(holderCodePopup))
      return open(holderCodePopup, undefined, because);
    tell(why ?? 'off');
    return undefined;
  };
  const listed: Launcher['listed'] = (place) =>
    journeys.listed(place).flatMap(({ opens, words }) => {
      const first = opens?.popups?.[0] ?? opens?.routes?.[0];
      return first && words ? [{ opens: first, ...words }] : [];
    });
  return { find, listed, refusal, input, open };
}
