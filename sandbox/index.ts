export { systemClock } from './clock.ts';
export type { Clock } from './clock.ts';
export type { Database } from './db/database.ts';
export { createSandbox, type Sandbox } from './create-sandbox.ts';
export type { SandboxOptions } from './options.ts';
export { defaultPolicy } from './policy.ts';
export type { Policy } from './policy.ts';
export { counters, type Counter } from './security/codes/counters.ts';
export type { Fault } from './faults/faults.ts';
