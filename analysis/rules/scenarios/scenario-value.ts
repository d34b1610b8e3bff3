import type { JourneyFile, ScenarioFile } from '#schemas';
import type { Words } from '../../report/words.ts';
import { nearestName } from '../../source/nearest.ts';
import { renamedInput } from '../../symbols/data-names.ts';
import { flagsGiven, type GivenFlag } from '../../symbols/held-names.ts';
import { schemaOfFlag } from '../../values/scope.ts';
import { typeFault, valueFault } from '../../scenario/value-fault.ts';
import { pointerTo } from '../../source/document.ts';
import type { JourneySource, Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Problem } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds values that a scenario begins with and no run could, and inputs that it lacks. */
export const scenarioValue = eachJourney(function* ({ source, definition }, sources) {
  const lackedByAll = inputsLackedByAll(source, definition);
  for (const name of lackedByAll)
    yield { pointer: pointerTo('/input', name), part: 'key', message: givenByNone(name), hint: whereGiven };
  for (const { document, value } of source.scenarios.values()) {
    if (!value) continue;
    for (const name of inputsLacking(value, definition).filter((each) => !lackedByAll.includes(each)))
      yield { document, pointer: '/given/input', part: 'key', message: lacks(name), hint: whereGiven };
    for (const [name, given] of Object.entries(value.given?.input ?? {})) {
      const message = valueFault(definition.input?.[name], { name, given }, sources.language.contract);
      if (message) yield { document, pointer: pointerTo('/given/input', name), message };
    }
    for (const flag of flagsGiven(value)) {
      const spoken = flagFault(flag, sources);
      if (spoken) yield { document, pointer: flag.pointer, ...spoken };
    }
  }
});

/** Lists the inputs that a run must have and the scenario does not give. */
function inputsLacking({ given }: ScenarioFile, definition: JourneyFile): string[] {
  const [declared, written] = [Object.keys(definition.input ?? {}), Object.keys(given?.input ?? {})];
  const lacking = declared.filter((name) => !written.includes(name));
  const strange = written.filter((name) => !declared.includes(name));
  // Of a name that stands for another by a slip, or of a declaration that has got another one, another rule speaks.
  return lacking.filter(
    (name) =>
      nearestName(name, strange) === undefined &&
      !(lacking.length === 1 && strange.includes(renamedInput(definition)?.meant ?? '')),
  );
}

/** Lists the inputs that not one of several scenarios gives: the journey has come to take them since. */
function inputsLackedByAll({ scenarios }: JourneySource, definition: JourneyFile): string[] {
  const values = [...scenarios.values()].flatMap(({ value }) => value ?? []);
  const lacking = values.map((value) => inputsLacking(value, definition));
  return values.length < 2
    ? []
    : (lacking[0] ?? []).filter((name) => lacking.every((each) => each.includes(name)));
}

const givenByNone = (name: string): Words => ({
  en: `The journey takes "${name}", and none of its scenarios gives it.`,
  it: `Il flusso riceve "${name}", e nessuno dei suoi scenari lo dà.`,
});

const lacks = (name: string): Words => ({
  en: `The journey takes "${name}", and this scenario does not give it.`,
  it: `Il flusso riceve "${name}", e questo scenario non lo dà.`,
});

const whereGiven: Words = {
  en: 'Write it in "given", under "input".',
  it: 'Scrivilo in "given", dentro "input".',
};

type Spoken = Pick<Problem, 'message' | 'hint' | 'fix'>;

function flagFault({ path, value }: GivenFlag, sources: Sources): Spoken | undefined {
  const name = path.join('.');
  const schema = schemaOfFlag(name, sources);
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
