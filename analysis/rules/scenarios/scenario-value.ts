import type { SoundJourney } from '../../graph/journeys.ts';
import { flagsGiven, type GivenFlag } from '../../symbols/scenario-names.ts';
import { lookUpFlag } from '../../values/scope.ts';
import { typeFault, valueFault } from '../../scenario/value-fault.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Problem, Found } from '../rule.ts';

/** Finds values that a scenario begins with and no run could. */
export function* scenarioValue({ source, definition }: SoundJourney, sources: Sources): Generator<Found> {
  for (const { document, value } of source.scenarios.values()) {
    if (!value) continue;
    for (const [name, given] of Object.entries(value.given?.input ?? {})) {
      const message = valueFault(definition.input?.[name], { name, given }, sources.language.contract);
      if (message) yield { document, pointer: pointerTo('/given/input', name), message };
    }
    for (const flag of flagsGiven(value)) {
      const spoken = flagFault(flag, sources);
      if (spoken) yield { document, pointer: flag.pointer, ...spoken };
    }
  }
}

type Spoken = Pick<Problem, 'message' | 'hint' | 'fix'>;

function flagFault({ path, value }: GivenFlag, sources: Sources): Spoken | undefined {
  const name = path.join('.');
  const variable = lookUpFlag(name, sources);
  const schema = variable.known ? variable.schema : undefined;
  if (!schema) return undefined;
  const values = schema['enum'];
  if (!Array.isArray(values)) {
    const message = typeFault(schema, { name, given: value });
    return message && { message };
  }
  if (values.includes(value)) return undefined;
  const never = JSON.stringify(value);
  const message = { en: `"${name}" is never ${never}.`, it: `"${name}" non vale mai ${never}.` };
  return { message, ...(typeof value === 'string' && suggest(value, values.map(String))) };
}
