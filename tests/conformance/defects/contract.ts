import type { CallStep } from '#schemas';
import { stepsOf, type Project } from './project.ts';
import { at, isTree } from './tree.ts';

/** Finds the schema that the body of a call is held against. */
export function requestOf(
  { language: { contract } }: Project,
  { operation }: CallStep,
): Readonly<Record<string, unknown>> | undefined {
  const name = contract.operations.get(operation)?.request ?? '';
  return contract.resolve(contract.schemas.get(name));
}

/** Lists the members of the bodies that calls send, each with its place and what the contract says of it. */
export function* membersSent(project: Project) {
  for (const { file, pointer, step } of stepsOf(project, 'call')) {
    const members: unknown = requestOf(project, step)?.['properties'];
    for (const name of isTree(members) ? Object.keys(step.body ?? {}) : []) {
      const schema = project.language.contract.resolve(isTree(members) ? members[name] : undefined);
      yield { file, place: pointer + at('body', name), schema };
    }
  }
}

/** Returns the pattern of a type as journeys name it; "" when it has none. */
export function patternOf({ language: { contract } }: Project, type = ''): string {
  const schema = contract.resolve(contract.schemas.get(type.replace('provider:', '')));
  return typeof schema?.['pattern'] === 'string' ? schema['pattern'] : '';
}

const plain: Readonly<Record<string, string>> = { text: 'string', list: 'array' };

/** Names the JSON type of data as journeys declare it; "" when it may be of several. */
export function typeOfDatum({ language: { contract } }: Project, type: string): string {
  if (!type.startsWith('provider:')) return plain[type] ?? type;
  const schema = contract.resolve(contract.schemas.get(type.replace('provider:', '')));
  return typeof schema?.['type'] === 'string' ? schema['type'] : '';
}
