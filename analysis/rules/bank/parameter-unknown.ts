import { keyHeader } from '#engine';
import { callsOf } from '../../graph/journeys.ts';
import {
  ownParameters,
  type Contract,
  type OperationFacts,
  type ParameterFacts,
} from '../../source/contract.ts';
import { isNode } from '../../source/schema-shapes.ts';
import type { Words } from '../../report/words.ts';
import { eachJourney } from '../each-journey.ts';
import { namesUnlike } from '../unknown-names.ts';

/** Finds members of a body, queries and headers that an operation does not take, and those that it needs. */
export const parameterUnknown = eachJourney(function* ({ definition }, { language: { contract } }) {
  for (const { pointer, step } of callsOf(definition)) {
    const operation = contract.operations.get(step.operation);
    for (const { place, ...taken } of operation ? partsOf(operation, contract, step) : []) {
      const mapping = { pointer, key: place, given: step[place], ...taken };
      const { en, it } = words[place];
      yield* namesUnlike(mapping, {
        strange: (name) => ({
          en: `"${step.operation}" takes no ${en} "${name}".`,
          it: `"${step.operation}" non prende ${it} "${name}".`,
        }),
        lacking: (name) => ({
          en: `"${step.operation}" needs the ${en} "${name}".`,
          it: `A "${step.operation}" serve ${it} "${name}".`,
        }),
      });
    }
  }
});

type Place = 'body' | 'query' | 'headers';
type Taken = { place: Place; known: readonly string[]; needed: readonly string[] };

const words = {
  body: { en: 'member', it: 'il membro' },
  query: { en: 'query', it: 'il parametro' },
  headers: { en: 'header', it: 'l’intestazione' },
} satisfies Record<Place, Words>;

function partsOf(operation: OperationFacts, contract: Contract, call: object): Taken[] {
  const { query, headers } = operation;
  // The ledger of a commit writes its key over any other.
  const isFree = (name: string) => name !== keyHeader || !('commit' in call);
  const parts: Taken[] = [
    { place: 'query', known: query, needed: neededIn('query', operation) },
    { place: 'headers', known: headers.filter(isFree), needed: neededIn('header', operation) },
  ];
  if (operation.request === null) return [...parts, { place: 'body', known: [], needed: [] }];
  const schema = contract.resolve(contract.schemas.get(operation.request ?? ''));
  // A body that the contract leaves open may have any member.
  if (schema?.['additionalProperties'] !== false) return parts;
  const known = isNode(schema['properties']) ? Object.keys(schema['properties']) : [];
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  return [...parts, { place: 'body', known, needed: required }];
}

const neededIn = (place: ParameterFacts['in'], operation: OperationFacts): string[] =>
  ownParameters(operation).flatMap(({ in: where, required, name }) =>
    where === place && required === true ? [name] : [],
  );
