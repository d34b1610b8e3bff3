import type { ContractOperation } from '#schemas/provider';

type Operations = ReadonlyMap<string, ContractOperation>;

/** The name under which an order is for every operation. */
export const every = '*';

/** Lists the codes with which a fault may have an operation answer, or every one: a challenge the bank alone can make. */
export function codesOf(operations: Operations, operationId: string): readonly string[] {
  const [first, ...others] = named(operations, operationId).map(({ errors }) =>
    Object.keys(errors).filter((code) => errors[code]?.type !== 'SCA'),
  );
  return (first ?? []).filter((code) => others.every((codes) => codes.includes(code)));
}

/** Says why a fault cannot have an operation answer a code; null when it can. */
export function codeProblem(operations: Operations, operationId: string, code: string): string | null {
  if (codesOf(operations, operationId).includes(code)) return null;
  const isChallenge = named(operations, operationId).some(({ errors }) => errors[code]?.type === 'SCA');
  if (isChallenge) return 'comes with a challenge, which the bank alone can make';
  return `is no code that ${operationId === every ? 'every operation' : operationId} may answer`;
}

const named = (operations: Operations, operationId: string): readonly ContractOperation[] =>
  [...operations.values()].filter(({ id }) => operationId === every || id === operationId);
