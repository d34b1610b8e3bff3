export { createCast, readAccounts, sandboxAccounts } from './accounts/accounts.ts';
export { badRequests, type Expected } from './checks/bad-requests.ts';
export {
  bodySpot,
  isNode,
  pointerTo,
  resolved,
  spotsOf,
  valueAt,
  withValue,
} from './checks/contract-values.ts';
export { ownedIn } from './checks/foreign.ts';
export { keyed, newKey } from './checks/once.ts';
export { otherRequest } from './checks/other-body.ts';
export { noTokens } from './checks/probe.ts';
export { readEarlier } from './earlier.ts';
export { challengeIn } from './host/challenge.ts';
export {
  httpWire,
  requestFor,
  wrongMethod,
  written,
  type Reply,
  type Request,
  type Wire,
} from './host/wire.ts';
export { createJudge, told, type Judge } from './judge.ts';
export { createLedger, type OperationReport } from './ledger.ts';
export type { Level, LevelName } from './levels.ts';
export { operationOf, play, type World } from './play.ts';
export { confirmation, proof, type Recipe } from './recipe.ts';
export { recipes } from './recipes/all.ts';
export { jsonReport } from './report/json.ts';
export { junitReport } from './report/junit.ts';
export { neededBy, type Needed } from './report/needed.ts';
export { terminalReport } from './report/terminal.ts';
export { runConformance, type Findings } from './run.ts';
export { fill, type Values } from './template.ts';
