import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerTo } from '../../source/document.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';

/** Finds what breaks the shape that the language's schemas describe. */
export const schemaViolation: Rule = {
  code: 'schema-violation',
  severity: 'error',
  title: 'A file has not the shape of its kind',
  explain:
    'The schemas in schemas/journey say which keys a journey, a form, a scenario and the error catalogue must have, and of which type and form their values are. An editor that reads "$schema" shows the same while typing. Rules that need a sound file wait until this one is mended.',
  *run({ checked }) {
    for (const { document, violations } of checked) {
      for (const violation of violations) {
        const spoken = speak(violation);
        if (spoken) yield { document, ...spoken };
      }
    }
  },
};

type Spoken = { pointer: string; part?: 'key'; message: string; hint?: string };

// What other rules say, and what only repeats another violation.
const silent = new Set(['additionalProperties', 'if', 'propertyNames']);

function speak(violation: ErrorObject): Spoken | undefined {
  const { keyword, instancePath: pointer, propertyName, message = 'not valid' } = violation;
  if (silent.has(keyword) || violation.schemaPath.includes('/oneOf/')) return undefined;
  if (propertyName !== undefined) {
    const hint =
      'Names of steps, actions and outcomes: small letters and digits, words joined by "-". Data: "data." and a name without hyphens.';
    return {
      pointer: pointerTo(pointer, propertyName),
      part: 'key',
      message: `"${propertyName}" cannot be a name here.`,
      hint,
    };
  }
  return { pointer, ...(sentences[keyword]?.(violation) ?? { message: `This ${message}.` }) };
}

type Sentence = (violation: ErrorObject) => Omit<Spoken, 'pointer'>;

const sentences: { readonly [keyword: string]: Sentence } = {
  required: ({ params }) => ({
    part: 'key',
    message: `The key "${String(params['missingProperty'])}" is missing here.`,
  }),
  enum: ({ params, data }) => ({
    message: `${show(data)} is not one of the values that this can have.`,
    // The keyword enum always carries its list.
    ...suggest(String(data), (params['allowedValues'] as unknown[]).map(String)),
  }),
  const: ({ params, data }) => ({
    message: `${show(data)} stands where only ${show(params['allowedValue'])} can.`,
  }),
  type: ({ params, data }) => ({
    message: `This must be ${[params['type']].flat().map(article).join(' or ')}, and is ${article(typeName(data))}.`,
    ...unquoted(params['type'], data),
  }),
  pattern: ({ data, parentSchema }) => ({
    message: `${show(data)} is not written as this must be.`,
    ...(lacksSlash(parentSchema, data) ? { hint: 'Begin with "/".' } : describedBy(parentSchema)),
  }),
  minProperties: () => ({ message: 'This must have at least one member.' }),
  minItems: ({ params }) => ({ message: `This list must have at least ${String(params['limit'])} items.` }),
  minimum: ({ params }) => ({ message: `This must be at least ${String(params['limit'])}.` }),
  maximum: ({ params }) => ({ message: `This must be at most ${String(params['limit'])}.` }),
  uniqueItems: () => ({ message: 'This list has the same item twice.' }),
  oneOf: ({ parentSchema }) => ({
    message: `This must have exactly one of ${alternatives(parentSchema?.['oneOf'])}.`,
  }),
};

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function unquoted(type: unknown, data: unknown): { hint?: string } {
  const isNumber = typeof data === 'string' && /^-?\d+(\.\d+)?$/.test(data);
  const wanted = [type].flat().some((each) => each === 'integer' || each === 'number');
  return isNumber && wanted ? { hint: `It is a number in quotes: write ${data} without them.` } : {};
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

const names: { readonly [type: string]: string } = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

const article = (type: unknown): string => names[String(type)] ?? String(type);

function describedBy(schema: object | undefined): { hint?: string } {
  const description: unknown = schema && Reflect.get(schema, 'description');
  return typeof description === 'string' ? { hint: description } : {};
}

function alternatives(choices: unknown): string {
  const required = Array.isArray(choices)
    ? choices.flatMap((choice: { required?: string[] }) => choice.required ?? [])
    : [];
  return required.map((key) => `"${key}"`).join(' and ');
}
