import { journeyNamed } from '../graph/journeys.ts';
import { valueAt } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import { calledBy } from '../values/expression-sites.ts';

/** What the steps and actions of a journey are called. */
export type Names = { step(name: string): string; action(step: string, name: string): string };

/** Longer words are no name within a sentence. */
const longest = 50;

/** Calls steps and actions as the holder reads them: by title, by what the bank does there, by button; else by their names. */
export function namesInWords(journey: string, sources: Sources): Names {
  const textAt = (file: string, path: readonly string[]): string | undefined => {
    const text = valueAt(sources.texts.get(file)?.value, path);
    // What a run fills in is not known, and a sentence with a gap is worse than a name.
    const isName = typeof text === 'string' && text !== '' && text.length <= longest && !text.includes('{');
    return isName ? text : undefined;
  };
  const steps = journeyNamed(sources, journey)?.definition.steps ?? {};
  const bankDoes = (name: string): string | undefined => {
    const operation = calledBy(steps[name])?.operation;
    return operation === undefined ? undefined : textAt('studio', ['operation', operation]);
  };
  return {
    step: (name) => textAt(journey, [name, 'title']) ?? bankDoes(name) ?? name,
    action: (step, name) => textAt(journey, [step, 'actions', name]) ?? name,
  };
}
