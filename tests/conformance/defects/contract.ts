import type { CallStep } from '#schemas';
import type { Project } from './project.ts';

/** Finds the schema that the body of a call is held against. */
export function requestOf(
  { language: { contract } }: Project,
  { operation }: CallStep,
): Readonly<Record<string, unknown>> | undefined {
  const name = contract.operations.get(operation)?.request ?? '';
  return contract.resolve(contract.schemas.get(name));
}

/** Answers the pattern of a type as journeys name it; "" when it has none. */
export function patternOf({ language: { contract } }: Project, type = ''): string {
  const schema = contract.resolve(contract.schemas.get(type.replace('provider:', '')));
  return typeof schema?.['pattern'] === 'string' ? schema['pattern'] : '';
}
