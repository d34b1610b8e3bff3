import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerTo } from '../../source/document.ts';
import { suggest } from '../near.ts';
import type { Problem, Rule } from '../rule.ts';
import { typeNames } from '../type-names.ts';

/** Finds what breaks the shape that the language's schemas describe. */
export const schemaViolation: Rule = {
  code: 'schema-violation',
  severity: 'error',
  title: { en: 'A file has not the shape of its kind', it: 'Un file che non ha la forma del suo genere' },
  explain: {
    en: 'The schemas in schemas/journey say which keys a journey, a form, a scenario and the error catalogue must have, and of which type and form their values are. An editor that reads "$schema" shows the same while typing. Rules that need a sound file wait until this one is mended.',
    it: 'Gli schemi in schemas/journey dicono quali chiavi devono avere un flusso, un modulo, uno scenario e il catalogo degli errori, e di che tipo e forma sono i valori. Un editor che legge "$schema" mostra le stesse cose mentre scrivi. Le regole che vogliono un file sano aspettano che questo sia corretto.',
  },
  across: true,
  *run({ checked }) {
    for (const { document, violations } of checked) {
      for (const violation of violations) {
        const spoken = speak(violation);
        if (spoken) yield { document, ...spoken };
      }
    }
  },
};

type Spoken = Pick<Problem, 'pointer' | 'part' | 'message' | 'hint' | 'fix'>;

// What other rules say, and what only repeats another violation.
const silent = new Set(['additionalProperties', 'if', 'propertyNames']);

function speak(violation: ErrorObject): Spoken | undefined {
  const { keyword, instancePath: pointer, propertyName, message = 'not valid' } = violation;
  if (silent.has(keyword) || violation.schemaPath.includes('/oneOf/')) return undefined;
  if (propertyName !== undefined) {
    const hint = {
      en: 'Names of steps, actions and outcomes: small letters and digits, words joined by "-". Data: "data." and a name without hyphens.',
      it: 'Nomi di passi, azioni ed esiti: lettere minuscole e cifre, parole unite da "-". Dati: "data." e un nome senza trattini.',
    };
    return {
      pointer: pointerTo(pointer, propertyName),
      part: 'key',
      message: {
        en: `"${propertyName}" cannot be a name here.`,
        it: `"${propertyName}" non può essere un nome qui.`,
      },
      hint,
    };
  }
  return {
    pointer,
    ...(sentences[keyword]?.(violation) ?? {
      message: { en: `This ${message}.`, it: `Qui non va: lo schema chiede "${keyword}".` },
    }),
  };
}

type Sentence = (violation: ErrorObject) => Omit<Spoken, 'pointer'>;

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
  const: ({ params, data }) => ({
    message: {
      en: `${show(data)} stands where only ${show(params['allowedValue'])} can.`,
      it: `${show(data)} sta dove può stare solo ${show(params['allowedValue'])}.`,
    },
  }),
  type: ({ params, data }) => ({
    message: {
      en: `This must be ${typeNames(params['type']).en}, and is ${typeNames(typeName(data)).en}.`,
      it: `Deve essere ${typeNames(params['type']).it}, ed è ${typeNames(typeName(data)).it}.`,
    },
    ...unquoted(params['type'], data),
  }),
  pattern: ({ data, parentSchema }) => ({
    message: {
      en: `${show(data)} is not written as this must be.`,
      it: `${show(data)} non è scritto come si deve.`,
    },
    ...(lacksSlash(parentSchema, data)
      ? { hint: { en: 'Begin with "/".', it: 'Comincia con "/".' } }
      : describedBy(parentSchema)),
  }),
  minProperties: () => ({
    message: { en: 'This must have at least one member.', it: 'Deve avere almeno un elemento.' },
  }),
  maxProperties: ({ params }) => ({
    part: 'key',
    message: {
      en: `This has more than ${String(params['limit'])} members.`,
      it: `Ha più di ${String(params['limit'])} elementi.`,
    },
    hint: { en: 'Split it: a journey may run others.', it: 'Dividilo: un flusso ne può far partire altri.' },
  }),
  minItems: ({ params }) => ({
    message: {
      en: `This list must have at least ${String(params['limit'])} items.`,
      it: `Questo elenco deve avere almeno ${String(params['limit'])} elementi.`,
    },
  }),
  minLength: ({ params }) => ({
    message: {
      en: `This must have at least ${String(params['limit'])} characters.`,
      it: `Deve avere almeno ${String(params['limit'])} caratteri.`,
    },
  }),
  minimum: ({ params }) => ({
    message: {
      en: `This must be at least ${String(params['limit'])}.`,
      it: `Deve essere almeno ${String(params['limit'])}.`,
    },
  }),
  maximum: ({ params }) => ({
    message: {
      en: `This must be at most ${String(params['limit'])}.`,
      it: `Deve essere al massimo ${String(params['limit'])}.`,
    },
  }),
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

function lacksSlash(schema: object | undefined, data: unknown): boolean {
  const pattern: unknown = schema && Reflect.get(schema, 'pattern');
  const isPointer = typeof pattern === 'string' && /^\^\(?(\?:)?\\?\//.test(pattern);
  return isPointer && typeof data === 'string' && !data.startsWith('/');
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function describedBy(schema: object | undefined): Pick<Problem, 'hint'> {
  const description: unknown = schema && Reflect.get(schema, 'description');
  if (typeof description !== 'string') return {};
  return { hint: { en: description, it: wantedForm(schema) } };
}

/** The descriptions of the schemas are in English: an example, or the pattern itself, says the same. */
function wantedForm(schema: object | undefined): string {
  const examples: unknown = schema && Reflect.get(schema, 'examples');
  if (Array.isArray(examples) && examples.length > 0) return `Per esempio: ${examples.map(show).join(', ')}.`;
  return `Deve corrispondere a ${String(schema && Reflect.get(schema, 'pattern'))}.`;
}

function alternatives(choices: unknown, and = 'and'): string {
  const required = Array.isArray(choices)
    ? choices.flatMap((choice: { required?: string[] }) => choice.required ?? [])
    : [];
  const names = required.map((key) => `"${key}"`);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].join(` ${and} `);
}
