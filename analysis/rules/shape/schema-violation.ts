import type { ErrorObject } from 'ajv/dist/2020.js';
import { typeNames, type Words } from '../../report/words.ts';
import { formHint } from '../../report/written-form.ts';
import { textsWrittenIn } from '../../values/pattern-text.ts';
import { pointerTo } from '../../source/document.ts';
import type { Language } from '../../source/language.ts';
import { typeOfValue } from '../../source/schema-shapes.ts';
import { nearestName } from '../../source/nearest.ts';
import { keyInstead } from '../../source/slips.ts';
import { fewCases } from '../../report/few-cases.ts';
import { suggest, suggestion } from '../../report/did-you-mean.ts';
import type { Problem } from '../rule.ts';
import type { Sources } from '../../source/sources.ts';

/** Finds what breaks the shape that the language's schemas describe. */
export function* schemaViolation({ checked, language }: Sources): Generator<Problem> {
  for (const { document, violations } of checked) {
    for (const violation of violations) {
      const spoken = mistyped(violation, language) ?? speak(violation);
      if (spoken) yield { document, ...spoken };
    }
  }
}

type Spoken = Pick<Problem, 'pointer' | 'part' | 'message' | 'hint' | 'fix'>;

// What other rules say, and what only repeats another violation.
const silent = new Set(['additionalProperties', 'if', 'propertyNames']);

function speak(violation: ErrorObject): Spoken | undefined {
  const { keyword, instancePath: pointer, propertyName, message = 'not valid' } = violation;
  if (silent.has(keyword) || violation.schemaPath.includes('/oneOf/')) return undefined;
  if (propertyName !== undefined) return misnamed(violation, propertyName);
  const slip = keyInstead(violation);
  // Where no other key may be, the key itself is told.
  if (slip !== undefined && violation.parentSchema?.['additionalProperties'] === false) return undefined;
  if (slip !== undefined) return misspelt(violation, slip);
  return {
    pointer,
    ...(sentences[keyword]?.(violation) ?? {
      message: { en: `This ${message}.`, it: `Qui non va: lo schema chiede "${keyword}".` },
    }),
  };
}

/** Speaks of a schema of the contract that is named without the word that leads there. */
function mistyped(violation: ErrorObject, { contract }: Language): Spoken | undefined {
  const { keyword, instancePath: pointer, data, parentSchema } = violation;
  if (keyword !== 'pattern' || parentSchema?.['x-names'] !== 'type' || typeof data !== 'string')
    return undefined;
  const names = [...contract.schemas.keys()];
  const meant = names.includes(data) ? data : nearestName(data, names)?.name;
  if (meant === undefined || nearWritten(data, parentSchema)) return undefined;
  return { pointer, message: miswritten(data), ...suggestion(data, `provider:${meant}`) };
}

function misspelt({ instancePath, params }: ErrorObject, key: string): Spoken {
  const message = {
    en: `The key "${key}" means nothing here.`,
    it: `La chiave "${key}" qui non vuol dire nulla.`,
  };
  const near = suggest(key, [String(params['missingProperty'])]);
  return { pointer: pointerTo(instancePath, key), part: 'key', message, ...near };
}

function misnamed({ instancePath, params, parentSchema }: ErrorObject, name: string): Spoken {
  const pattern = new RegExp(String(params['pattern']), 'u');
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[\s_]+/g, '-').toLowerCase();
  const meant = [name.toLowerCase(), words, `data.${name}`].find((each) => pattern.test(each));
  return {
    pointer: pointerTo(instancePath, name),
    part: 'key',
    message: { en: `"${name}" cannot be a name here.`, it: `"${name}" non può essere un nome qui.` },
    ...(meant === undefined ? formHint(parentSchema) : suggestion(name, meant)),
  };
}

type Sentence = (violation: ErrorObject) => Omit<Spoken, 'pointer'>;

/** Says what the limit of a schema is, which stands where # does. */
function bounded(en: string, it: string): Sentence {
  return ({ params }) => {
    const limit = String(params['limit']);
    return { message: { en: en.replace('#', limit), it: it.replace('#', limit) } };
  };
}

const sentences: { readonly [keyword: string]: Sentence } = {
  required: ({ params }) => ({
    part: 'key',
    message: {
      en: `The key "${String(params['missingProperty'])}" is missing here.`,
      it: `Qui manca la chiave "${String(params['missingProperty'])}".`,
    },
  }),
  enum: ({ params, data }) => ({
    message: {
      en: `${show(data)} is not one of the values that this can have.`,
      it: `${show(data)} non è uno dei valori possibili.`,
    },
    // The keyword enum always carries its list.
    ...suggest(String(data), (params['allowedValues'] as unknown[]).map(String)),
  }),
  const: ({ params, data, parentSchema }) => ({
    message: {
      en: `${show(data)} stands where only ${show(params['allowedValue'])} can.`,
      it: `${show(data)} sta dove può stare solo ${show(params['allowedValue'])}.`,
    },
    ...(near(data, [params['allowedValue']].filter(isText)) ?? formHint(parentSchema)),
  }),
  type: ({ params, data }) => ({
    message: {
      en: `This must be ${typeNames(params['type']).en}, and is ${typeNames(typeOfValue(data)).en}.`,
      it: `Deve essere ${typeNames(params['type']).it}, ed è ${typeNames(typeOfValue(data)).it}.`,
    },
    ...unquoted(params['type'], data),
  }),
  pattern: ({ data, parentSchema }) => ({
    message: miswritten(data),
    ...(nearWritten(data, parentSchema) ?? formHint(parentSchema)),
  }),
  minProperties: ({ params }) => ({
    message:
      params['limit'] === 1
        ? { en: 'This must have at least one member.', it: 'Deve avere almeno un elemento.' }
        : {
            en: `This must have at least ${params['limit']} members.`,
            it: `Deve avere almeno ${params['limit']} elementi.`,
          },
  }),
  maxProperties: ({ params }) => ({
    part: 'key',
    message: {
      en: `This has more than ${String(params['limit'])} members.`,
      it: `Ha più di ${String(params['limit'])} elementi.`,
    },
    hint: { en: 'Split it: a journey may run others.', it: 'Dividilo: un flusso ne può far partire altri.' },
  }),
  minItems: (violation) =>
    fewCases(violation) ??
    bounded(
      'This list must have at least # items.',
      'Questo elenco deve avere almeno # elementi.',
    )(violation),
  minLength: bounded('This must have at least # characters.', 'Deve avere almeno # caratteri.'),
  minimum: bounded('This must be at least #.', 'Deve essere almeno #.'),
  maximum: bounded('This must be at most #.', 'Deve essere al massimo #.'),
  uniqueItems: () => ({
    message: {
      en: 'This list has the same item twice.',
      it: 'Questo elenco ha due volte lo stesso elemento.',
    },
  }),
  'false schema': () => ({
    part: 'key',
    message: {
      en: 'This key does not go with the others here.',
      it: 'Questa chiave non sta con le altre, qui.',
    },
  }),
  oneOf: ({ parentSchema }) => ({
    message: {
      en: `This must have exactly one of ${alternatives(parentSchema?.['oneOf'])}.`,
      it: `Deve avere una sola fra ${alternatives(parentSchema?.['oneOf'], 'e')}.`,
    },
  }),
};

const miswritten = (data: unknown): Words => ({
  en: `${show(data)} is not written as this must be.`,
  it: `${show(data)} non è scritto come si deve.`,
});

/** Suggests a name where one is near, and says nothing of the others. */
const near = (data: unknown, known: readonly string[]): ReturnType<typeof suggest> | undefined =>
  typeof data === 'string' && nearestName(data, known) ? suggest(data, known) : undefined;

function nearWritten(data: unknown, schema: object | undefined): ReturnType<typeof suggest> | undefined {
  const pattern: unknown = schema && Reflect.get(schema, 'pattern');
  return typeof pattern === 'string' ? near(data, textsWrittenIn(pattern)) : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function unquoted(type: unknown, data: unknown): Pick<Problem, 'hint'> {
  const isNumber = typeof data === 'string' && /^-?\d+(\.\d+)?$/.test(data);
  const wanted = [type].flat().some((each) => each === 'integer' || each === 'number');
  return isNumber && wanted
    ? {
        hint: {
          en: `It is a number in quotes: write ${data} without them.`,
          it: `È un numero fra virgolette: scrivi ${data} senza.`,
        },
      }
    : {};
}

function alternatives(choices: unknown, and = 'and'): string {
  const required = Array.isArray(choices)
    ? choices.flatMap((choice: { required?: string[] }) => choice.required ?? [])
    : [];
  const names = required.map((key) => `"${key}"`);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].join(` ${and} `);
}
