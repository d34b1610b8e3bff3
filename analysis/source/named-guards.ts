import { guardUses, type NamedGuards } from '#engine';
import type { GuardsFile } from '#schemas';
import type { JsonDocument } from './document.ts';
import { onceFor } from './memoize.ts';

type Guarding = { guards?: { value?: GuardsFile } | undefined };

const none: NamedGuards = {};

/** The guards that have names; none where there is no file of them, or it cannot be read. */
export const namedGuards = ({ guards }: Guarding): NamedGuards => guards?.value?.guards ?? none;

/** Names the guards that a journey uses by their names. */
export const guardsUsed = onceFor(
  ({ value }: JsonDocument): ReadonlySet<string> => new Set(guardUses(Object(value)).map(({ name }) => name)),
);

/** Returns whether all the guards that a journey uses are there before and after a change, and say the same: so does the journey then. */
export function usesSame(journey: JsonDocument, earlier: Guarding = {}, later: Guarding = {}): boolean {
  const [before, after] = [namedGuards(earlier), namedGuards(later)];
  const isSame = (name: string) =>
    Object.hasOwn(before, name) &&
    Object.hasOwn(after, name) &&
    JSON.stringify(before[name]) === JSON.stringify(after[name]);
  return before === after || [...guardsUsed(journey)].every(isSame);
}
