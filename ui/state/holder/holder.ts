import type { Refresh } from '#engine';
import type { CardSummary } from '#schemas';
import type { BankCalls } from '#ui/bank';
import type { Settings } from '../settings.ts';
import type { Stores } from '../stores/stores.ts';
import { isLoyaltyPath } from '../launcher/timeline.ts';

/** Reads what the portal knows of the holder from the bank into the stores. */
export type Holder = {
  /**
   * Reads the profile, and with it the drawn face of the first two cards and where each card stands in the loyalty
   * programme (LOGIN-12, CARD-25, CARD-26); what was known of 3D Secure holds no longer (CARD-28).
   */
  readProfile(): Promise<void>;
  /** Reads where the cards of the profile stand in the loyalty programme. */
  readLoyalty(): Promise<void>;
  readCards(): Promise<void>;
  /** Reads what may be done with a card, its figures and its face; an answer for a card no longer asked for is kept all the same, under its own id (S-53). */
  readCard(cardId: string): Promise<void>;
  /** Reads again what a journey has changed; answers whether all of it was read, and what may not be read yet is not missed. */
  refresh(what: readonly Refresh[]): Promise<boolean>;
};

type HolderParts = {
  calls: BankCalls;
  stores: Stores;
  /** Home unless told. */
  currentPath?: () => string;
  /** Without `cardNickname` those that the bank tells all the same are left out (HOLDER-30). */
  extensions?: Settings['extensions'] | undefined;
};

/** Makes the reader over the views’ calls. */
export function createHolder({ calls, stores, currentPath = () => '/', extensions }: HolderParts): Holder {
  const { profile, cards, loyalty, session } = stores;

  const readArt = async (cardId: string): Promise<void> => {
    if (typeof cards.getState().art[cardId] === 'object') return;
    const outcome = await calls.call('readCardArt', { body: { cardId } });
    if (outcome.kind === 'done') cards.getState().artReceived(cardId, outcome.value);
    else cards.getState().artMissed(cardId);
  };

  const readLoyalty = async (): Promise<void> => {
    // The login has named the cards before the profile does.
    const { cards: named = [] } = profile.getState().profile?.userInfo ?? session.getState().userInfo ?? {};
    const cardIds = named.map(({ id }) => id);
    if (cardIds.length === 0) return loyalty.getState().failed();
    loyalty.getState().asking();
    const outcome = await calls.call('readLoyaltyPrograms', { body: { cardIds } });
    if (outcome.kind !== 'done') return loyalty.getState().failed();
    return loyalty.getState().received(outcome.value);
  };

  const readProfile = async (): Promise<void> => {
    profile.getState().loading();
    const outcome = await calls.call('readUserProfile');
    if (outcome.kind !== 'done') return profile.getState().failed();
    stores.threeDSecure.getState().clear();
    profile.getState().received(outcome.value);
    const firstArts = outcome.value.userInfo.cards.slice(0, 2).map(({ id }) => readArt(id));
    await Promise.all([readLoyalty(), ...firstArts]);
  };

  /** Reads what a login is followed by: at the loyalty programme that alone, until its page asks for the rest (LOGIN-13). */
  const readAgain = (): Promise<void> => {
    const { wanted = currentPath(), userInfo } = session.getState();
    // After a full page load only the profile names the cards.
    const isForLoyalty = userInfo !== undefined && isLoyaltyPath(wanted);
    return isForLoyalty && profile.getState().status === 'idle' ? readLoyalty() : readProfile();
  };

  const readCards = async (): Promise<void> => {
    cards.getState().loading();
    const outcome = await calls.call('listCards', { body: {} });
    if (outcome.kind !== 'done') return cards.getState().failed();
    cards.getState().received(outcome.value.cards.map(shownBy(extensions)), outcome.leftOut);
  };

  const readCard = async (cardId: string): Promise<void> => {
    cards.getState().contextLoading(cardId);
    const outcome = await calls.call('readCardContext', { body: { cardId } });
    if (outcome.kind !== 'done') return cards.getState().contextFailed(cardId);
    cards.getState().contextReceived(cardId, outcome.value.cardContext, outcome.leftOut);
    await readArt(cardId);
  };

  const refresh = async (what: readonly Refresh[]): Promise<boolean> => {
    const reads: Record<Refresh, () => Promise<void>> = {
      profile: readAgain,
      cards: readCards,
      card: async () => {
        const { list, selectedId } = cards.getState();
        // Until the cards are here none is chosen.
        if (list.length > 0) await readCard(selectedId);
      },
    };
    // A login that still has something to settle may read nothing yet (LOGIN-12).
    if (session.getState().handling !== undefined) return true;
    await Promise.all(what.map((part) => reads[part]()));
    return haveCome(stores, what);
  };

  return { readProfile, readLoyalty, readCards, readCard, refresh };
}

/** Leaves the nickname of a card out where the settings switch nicknames off. */
const shownBy =
  (extensions: Settings['extensions']) =>
  ({ nickname, ...card }: CardSummary): CardSummary =>
    extensions?.cardNickname === true && nickname !== undefined ? { ...card, nickname } : card;

/** Returns whether all of what was read has come. */
function haveCome({ profile, cards }: Stores, what: readonly Refresh[]): boolean {
  const { status, contextStatus, selectedId } = cards.getState();
  const now = { profile: profile.getState().status, cards: status, card: contextStatus[selectedId] };
  return what.every((part) => now[part] !== 'failed');
}
