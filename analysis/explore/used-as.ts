import { operationOf, readsIn } from '../values/expressions.ts';
import { journeyNamed } from '../graph/journeys.ts';
import { calledBy, slotsOf, type Slot } from '../values/expression-sites.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';

/** Finds the schemas that the contract has for a variable where a call sends it as it is, through data and sub-journeys too. */
export function usedAs(journey: string, path: string, sources: Sources): unknown[] {
  const seen = new Set<string>();
  const follow = (id: string, variable: string): unknown[] => {
    const definition = journeyNamed(sources, id)?.definition;
    const name = `${id}:${variable}`;
    if (!definition || seen.has(name)) return [];
    seen.add(name);
    return [...slotsOf(definition)]
      .filter((slot) => isWhole(slot, variable))
      .flatMap(({ role, name: member = '', step: place = '' }) => {
        const step = definition.steps[place];
        const call = role === 'body' ? calledBy(step) : undefined;
        if (call) return sentIn(call.operation, member, sources);
        if (role === 'sets') return follow(id, member);
        return role === 'input' && step?.kind === 'journey' ? follow(step.journey, `input.${member}`) : [];
      });
  };
  return follow(journey, path);
}

function isWhole({ expression }: Slot, path: string): boolean {
  if (operationOf(expression)?.name !== 'var') return false;
  return [...readsIn(expression)].some((read) => read.path === path);
}

function sentIn(operation: string, member: string, { language: { contract } }: Sources): unknown[] {
  const request = contract.schemas.get(contract.operations.get(operation)?.request ?? '');
  const properties = request?.['properties'];
  const schema = isNode(properties) ? properties[member] : undefined;
  return schema === undefined ? [] : [schema];
}
