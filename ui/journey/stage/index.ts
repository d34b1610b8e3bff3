export { createAttention } from '../run/attention.ts';
export { RunningJourney } from '../RunningJourney.tsx';
export type { JourneyRun } from '../run/run.ts';
export { wordsOf } from '../screen/words.ts';
