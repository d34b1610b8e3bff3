import type { Sources } from '#analysis';
import type { PartsOfJourney } from '../../parts.ts';

const plain = ['text', 'number', 'boolean', 'list', 'object'];

/** Lists the data of a journey and its outcomes; nothing while it cannot be read. */
export function partsOfJourney(sources: Sources, journey: string): PartsOfJourney | undefined {
  const definition = sources.journeys.get(journey)?.journey?.value;
  if (!definition) return undefined;
  const ends = Object.entries(definition.steps).flatMap(([step, own]) =>
    own.kind === 'end' ? [{ step, outcome: own.outcome }] : [],
  );
  return {
    data: Object.entries(definition.data ?? {}).map(([name, { type, sensitive, keep, note }]) => ({
      name,
      type,
      isSensitive: sensitive === true || keep !== undefined,
      ...(note !== undefined && { note }),
    })),
    outcomes: [...Map.groupBy(ends, ({ outcome }) => outcome)].map(([name, each]) => ({
      name,
      ends: each.map(({ step }) => step),
    })),
    types: [...plain, ...[...sources.language.contract.schemas.keys()].map((name) => `provider:${name}`)],
  };
}
