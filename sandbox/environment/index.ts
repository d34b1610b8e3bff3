export { readEnvironment, type SandboxEnvironment } from './read-environment.ts';
