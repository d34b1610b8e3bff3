import type { CardSummary } from '#schemas';
import { useApp } from '#ui/state';

/** How the lock of a card stands: its holder has locked it, or may; undefined where the portal or the bank offers none. */
export type CardLockState = 'locked' | 'open';

/** Tells how the lock of a card stands (HOLDER-24). */
export function useCardLock(card: CardSummary | undefined): CardLockState | undefined {
  const { extensions } = useApp().settings;
  if (extensions?.cardLock !== true || card?.lockedByHolder === undefined) return undefined;
  return card.lockedByHolder ? 'locked' : 'open';
}
