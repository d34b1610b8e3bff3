import { callsOf, type SoundJourney } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import {
  ownParameters,
  type Contract,
  type OperationFacts,
  type ParameterFacts,
} from '../../source/contract.ts';
import { isNode } from '../../source/schema-shapes.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Words } from '../../report/words.ts';
import type { Sources } from '../../source/sources.ts';
import type { Found } from '../rule.ts';

/** Finds members of a body, queries and headers that an operation does not take, and those that it needs. */
export function* parameterUnknown({ definition }: SoundJourney, sources: Sources): Generator<Found> {
  const { contract } = sources.language;
  for (const { pointer, step } of callsOf(definition)) {
    const operation = contract.operations.get(step.operation);
    for (const { place, known, needed } of operation ? partsOf(operation, contract) : []) {
      const given = Object.keys(step[place] ?? {});
      const at = step[place] ? `${pointer}/${place}` : pointer;
      for (const name of given.filter((each) => !known.includes(each))) {
        const message = {
          en: `"${step.operation}" takes no ${words[place].en} "${name}".`,
          it: `"${step.operation}" non prende ${words[place].it} "${name}".`,
        };
        yield {
          pointer: pointerTo(at, name),
          part: 'key',
          message,
          ...suggest(name, known, given),
        };
      }
      for (const name of needed.filter((each) => !given.includes(each))) {
        const message = {
          en: `"${step.operation}" needs the ${words[place].en} "${name}".`,
          it: `A "${step.operation}" serve ${words[place].it} "${name}".`,
        };
        yield { pointer: at, part: 'key', message };
      }
    }
  }
}

type Place = 'body' | 'query' | 'headers';
type Taken = { place: Place; known: readonly string[]; needed: readonly string[] };

const words = {
  body: { en: 'member', it: 'il membro' },
  query: { en: 'query', it: 'il parametro' },
  headers: { en: 'header', it: 'l’intestazione' },
} satisfies Record<Place, Words>;

function partsOf(operation: OperationFacts, contract: Contract): Taken[] {
  const { query, headers } = operation;
  const parts: Taken[] = [
    { place: 'query', known: query, needed: neededIn('query', operation) },
    { place: 'headers', known: headers, needed: neededIn('header', operation) },
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
