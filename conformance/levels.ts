import type { OperationId } from '#schemas';
import type { Contract } from '#schemas/provider';
import type { OperationReport } from './ledger.ts';

/** The steps of the ladder, from the first. */
export type LevelName = 'login' | 'cards' | 'operations' | 'documents' | 'whole';

/** One step: whether it is reached, which takes those before it too, and of its own operations how many passed. */
export type Rung = { name: LevelName; isReached: boolean; passed: number; operations: number };

/** How far a host has come: the last level of which, and of all before it, each operation passed; and what the next one lacks. */
export type Level = {
  reached: LevelName | null;
  next: { name: LevelName; lacks: readonly string[] } | null;
  rungs: readonly Rung[];
};

/** The first steps of a host, each with what a portal can show once it is there. */
const first: readonly { name: LevelName; operations: readonly OperationId[] }[] = [
  {
    name: 'login',
    operations: [
      'requestJwt',
      'requestToken',
      'userLogin',
      'generateOtp',
      'verifyMfa',
      'finalizeLogin',
      'userLogout',
    ],
  },
  {
    name: 'cards',
    // The last of these say little, but the first page asks for them, and tells in a popup what it was refused.
    operations: [
      'readUserProfile',
      'listCards',
      'readCardContext',
      'readCardArt',
      'retrieveTtl',
      'readLoyaltyPrograms',
      'readPromoConfig',
    ],
  },
  {
    name: 'operations',
    operations: ['listTransactions', 'readTransactionDetails', 'listCategories', 'readYearlySummary'],
  },
];

/** Finds how far a host has come; null where not all of the contract was asked for, of which nothing of the kind can be said. */
export function levelOf({ operations }: Contract, reports: readonly OperationReport[]): Level | null {
  if (reports.length < operations.size) return null;
  const all = [...operations.values()];
  const levels: readonly { name: LevelName; operations: readonly string[] }[] = [
    ...first,
    { name: 'documents', operations: all.filter(({ extension }) => !extension).map(({ id }) => id) },
    { name: 'whole', operations: all.map(({ id }) => id) },
  ];
  const outcomes = new Map(reports.map(({ operationId, outcome }) => [operationId, outcome]));
  const told = levels.map(({ name, operations: own }) => ({
    name,
    operations: own.length,
    lacks: own.filter((id) => outcomes.get(id) !== 'passed'),
  }));
  const open = told.findIndex(({ lacks }) => lacks.length > 0);
  const count = open === -1 ? told.length : open;
  const next = told[count];
  return {
    reached: told[count - 1]?.name ?? null,
    next: next === undefined ? null : { name: next.name, lacks: next.lacks },
    rungs: told.map(({ name, operations: of, lacks }, at) => ({
      name,
      isReached: at < count,
      passed: of - lacks.length,
      operations: of,
    })),
  };
}
