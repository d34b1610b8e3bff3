export type { CalledOperation } from './calls.ts';
export { examine } from './examine.ts';
export type { Row, State } from './row.ts';
export { realWorld } from './world.ts';
