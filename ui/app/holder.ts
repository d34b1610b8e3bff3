import type { Refresh } from '#engine';
import type { BankCalls } from '#ui/bank';
import type { Stores } from './stores/stores.ts';

/** Reads what the portal knows of the holder from the bank into the stores. */
export type Holder = {
  /** Reads the profile, and the drawn face of the first two cards with it (LOGIN-12, CARD-21). */
  readProfile(): Promise<void>;
  readCards(): Promise<void>;
  /** Reads what may be done with a card, its figures and its face; an answer for a card no longer asked for is kept all the same, under its own id (S-53). */
  readCard(cardId: string): Promise<void>;
  /** Reads again what a journey has changed. */
  refresh(what: readonly Refresh[]): Promise<void>;
};

/** Makes the reader over the views’ calls. */
export function createHolder({ calls, stores }: { calls: BankCalls; stores: Stores }): Holder {
  const { profile, cards } = stores;

  const readArt = async (cardId: string): Promise<void> => {
    if (cards.getState().art[cardId]) return;
    const outcome = await calls.call('readCardArt', { body: { cardId } });
    if (outcome.kind === 'done') cards.getState().artReceived(cardId, outcome.value);
  };

  const readProfile = async (): Promise<void> => {
    profile.getState().loading();
    const outcome = await calls.call('readUserProfile');
    if (outcome.kind !== 'done') return profile.getState().failed();
    profile.getState().received(outcome.value);
    await Promise.all(outcome.value.userInfo.cards.slice(0, 2).map(({ id }) => readArt(id)));
  };

  const readCards = async (): Promise<void> => {
    cards.getState().loading();
    const outcome = await calls.call('listCards', { body: {} });
    if (outcome.kind !== 'done') return cards.getState().failed();
    cards.getState().received(outcome.value.cards);
  };

  const readCard = async (cardId: string): Promise<void> => {
    cards.getState().contextLoading(cardId);
    const outcome = await calls.call('readCardContext', { body: { cardId } });
    if (outcome.kind !== 'done') return cards.getState().contextFailed(cardId);
    cards.getState().contextReceived(cardId, outcome.value.cardContext);
    await readArt(cardId);
  };

  const refresh = async (what: readonly Refresh[]): Promise<void> => {
    const reads: Record<Refresh, () => Promise<void>> = {
      profile: readProfile,
      cards: readCards,
      card: () => readCard(cards.getState().selectedId),
    };
    // A login that still has something to settle may read nothing yet (LOGIN-12).
    if (stores.session.getState().handling !== undefined) return;
    await Promise.all(what.map((part) => reads[part]()));
  };

  return { readProfile, readCards, readCard, refresh };
}
