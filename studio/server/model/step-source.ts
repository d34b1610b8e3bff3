import { isNode, pointerTo, valueAt, writtenValue, type Sources } from '#analysis';
import type { StepShapes, StepSource } from '../../written.ts';

/** Shows how a step is written, and what it may name; nothing where it is not there. */
export function stepSource(sources: Sources, journey: string, step: string): StepSource | undefined {
  const document = sources.journeys.get(journey)?.journey?.document;
  const pointer = pointerTo('/steps', step);
  const text = document && !document.problem ? writtenValue(document, pointer) : undefined;
  if (!document || text === undefined) return undefined;
  return {
    text,
    line: document.locate(pointer, 'key').line,
    names: namesIn(sources, journey, document.value),
  };
}

/** Lists what a step may name, by the sorts of which all names are known. */
function namesIn(sources: Sources, journey: string, definition: unknown): StepSource['names'] {
  const keysAt = (...keys: readonly string[]): string[] => {
    const found = valueAt(definition, keys);
    return isNode(found) ? Object.keys(found) : [];
  };
  return {
    step: keysAt('steps'),
    limit: keysAt('limits'),
    form: [...(sources.journeys.get(journey)?.forms.keys() ?? [])],
    operation: [...sources.language.contract.operations.keys()],
    view: Object.keys(sources.views),
    journey: [...sources.journeys.keys()],
    popup: [...(sources.popups ?? [])],
  };
}

/** Lists the schemas of journey files, from which steps are edited as forms. */
export const stepShapes = ({ language }: Sources): StepShapes => Object.fromEntries(language.schemas.byName);
