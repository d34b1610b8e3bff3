export { systemClock } from './clock.ts';
export type { Clock } from './clock.ts';
export { createSandbox, type Sandbox } from './create-sandbox.ts';
export { readEnvironment } from './environment.ts';
export type { SandboxOptions } from './options.ts';
export { defaultPolicy } from './policy.ts';
export type { Policy } from './policy.ts';
export { refuseBroken } from './server/refuse-broken.ts';
export type { Fault } from './faults/faults.ts';
