import { alike } from '../../answer/words.ts';
import { soundJourneys } from '../../model/journeys.ts';
import { flagsGiven, type GivenFlag } from '../../model/scenario-names.ts';
import { lookUpFlag, typeNamed } from '../../model/scope.ts';
import { violationWords } from '../../scenario/violation-words.ts';
import { pointerTo } from '../../source/document.ts';
import type { SchemaNode } from '../../source/schema-shapes.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../near.ts';
import type { Problem, Rule } from '../rule.ts';
import { typeNames } from '../type-names.ts';

/** Finds values that a scenario begins with and no run could. */
export const scenarioValue: Rule = {
  code: 'scenario-value',
  severity: 'error',
  title: {
    en: 'A scenario begins with a value that cannot be',
    it: 'Uno scenario comincia con un valore impossibile',
  },
  explain: {
    en: 'What a scenario gives under "input" has the type that its journey declares for it, and a flag one of the values that schemas/context lists: a scenario that begins otherwise proves nothing of the portal.',
    it: 'Ciò che uno scenario dà in "input" ha il tipo che il suo flusso dichiara, e un contrassegno uno dei valori elencati in schemas/context: uno scenario che comincia in un altro modo non prova nulla del portale.',
  },
  across: true,
  ofScenarios: true,
  *run(sources) {
    for (const { source, definition } of soundJourneys(sources))
      for (const { document, value } of source.scenarios.values()) {
        if (!value) continue;
        for (const [name, given] of Object.entries(value.given?.input ?? {})) {
          const message = inputFault(definition.input?.[name], { name, given }, sources);
          if (message) yield { document, pointer: pointerTo('/given/input', name), message };
        }
        for (const flag of flagsGiven(value)) {
          const spoken = flagFault(flag, sources);
          if (spoken) yield { document, pointer: flag.pointer, ...spoken };
        }
      }
  },
};

type Spoken = Pick<Problem, 'message' | 'hint' | 'fix'>;

function inputFault(
  type: string | undefined,
  { name, given }: { name: string; given: unknown },
  { language: { contract } }: Sources,
): Spoken['message'] | undefined {
  const schema = typeNamed(type, contract);
  if (type === undefined || !schema) return undefined;
  if (!type.startsWith('provider:')) return typeFault(`"${name}"`, schema, given);
  const [violation] = contract.violations(type.slice('provider:'.length), given);
  return violation && sentence(violationWords(violation, calledBy(`"${name}"`)));
}

const calledBy = (name: string) => ({ whole: alike(name), of: { en: `of ${name}`, it: `di ${name}` } });

const sentence = ({ en, it }: Spoken['message']) => ({ en: `${en}.`, it: `${it}.` });

function flagFault({ path, value }: GivenFlag, sources: Sources): Spoken | undefined {
  const name = path.join('.');
  const variable = lookUpFlag(name, sources);
  const schema = variable.known ? variable.schema : undefined;
  if (!schema) return undefined;
  const values = schema['enum'];
  if (!Array.isArray(values)) {
    const message = typeFault(`"${name}"`, schema, value);
    return message && { message };
  }
  if (values.includes(value)) return undefined;
  const never = JSON.stringify(value);
  const message = { en: `"${name}" is never ${never}.`, it: `"${name}" non vale mai ${never}.` };
  return { message, ...(typeof value === 'string' && suggest(value, values.map(String))) };
}

function typeFault(name: string, schema: SchemaNode, value: unknown): Spoken['message'] | undefined {
  const types = [schema['type'] ?? []].flat();
  if (types.length === 0 || types.some((type) => isOf(type, value))) return undefined;
  const [must, is] = [typeNames(types), typeNames(typeOf(value))];
  return {
    en: `${name} must be ${must.en}, and is ${is.en}.`,
    it: `${name} deve essere ${must.it}, ed è ${is.it}.`,
  };
}

const isOf = (type: unknown, value: unknown): boolean =>
  type === typeOf(value) || (type === 'integer' && Number.isInteger(value));

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
