import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { formAt } from './form-place.ts';

type Moved = { journey: string; from: string; to: string };

/** Has what was typed in texts and guards of a step, and is not written yet, go with it to another name. */
export function followStep(store: Pick<DraftStore, 'all' | 'drop' | 'keep'>, moved: Moved): void {
  for (const draft of store.all()) {
    const key = keyUnder(draft, moved);
    if (key === undefined) continue;
    store.drop(draft);
    store.keep({ ...draft, key });
  }
}

function keyUnder({ file, key }: Draft, { journey, from, to }: Moved): string | undefined {
  const [before, now] = file === journey ? [`${from}.`, `${to}.`] : [`/steps/${from}/`, `/steps/${to}/`];
  // The name that somebody was giving it, or that it was to go, is said of the step as it was called.
  if (['rename', 'remove'].includes(formAt({ file, key })?.form ?? '')) return undefined;
  const isOfJourney = file === journey || file === `journeys/${journey}/journey.json`;
  // The step as a whole goes too.
  if (isOfJourney && file !== journey && key === `/steps/${from}`) return `/steps/${to}`;
  return isOfJourney && key.startsWith(before) ? now + key.slice(before.length) : undefined;
}
