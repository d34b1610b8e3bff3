import type { OperationId } from '#schemas';
import type { Contract } from '#schemas/provider';
import type { OperationReport } from './ledger.ts';

/** How far a host has come: the last level of which, and of all before it, each operation passed; and what the next one lacks. */
export type Level = { reached: string | null; next: { name: string; lacks: readonly string[] } | null };

/** The first steps of a host, each with what a portal can show once it is there. */
const first: readonly { name: string; operations: readonly OperationId[] }[] = [
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
  const levels = [
    ...first,
    { name: 'documents', operations: all.filter(({ extension }) => !extension).map(({ id }) => id) },
    { name: 'whole', operations: all.map(({ id }) => id) },
  ];
  const outcomes = new Map(reports.map(({ operationId, outcome }) => [operationId, outcome]));
  let reached: string | null = null;
  for (const level of levels) {
    const lacks = level.operations.filter((id) => outcomes.get(id) !== 'passed');
    if (lacks.length > 0) return { reached, next: { name: level.name, lacks } };
    reached = level.name;
  }
  return { reached, next: null };
}
