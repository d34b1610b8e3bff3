import type { CardSummary } from '#schemas';
import { useApp } from '#ui/state';
import { cardTitle } from '../picker/card-name.ts';

/** How the lock of a card stands: its holder has locked it, or may; undefined where the portal or the bank offers none. */
export type CardLockState = 'locked' | 'open';

/** Tells how the lock of a card stands (HOLDER-24). */
export function useCardLock(card: CardSummary | undefined): CardLockState | undefined {
  const { extensions } = useApp().settings;
  if (extensions?.cardLock !== true || card?.lockedByHolder === undefined) return undefined;
  return card.lockedByHolder ? 'locked' : 'open';
}

/** What the popups of a lock are given: which card, and what it is called in sight (HOLDER-30). */
export const lockInput = (card: CardSummary): { cardId: string; card: string; pan: string } => ({
  cardId: card.id,
  card: cardTitle(card),
  pan: card.pan,
});
