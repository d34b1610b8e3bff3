import { createPlainFit } from '../source/plain-fit.ts';
import { isNode } from '../source/schema-shapes.ts';

/** The formats that a field may have: those that the build compiles into its validators. */
export const formFormats = ['email', 'date'] as const;

/** One of the formats of fields. */
export type FormFormat = (typeof formFormats)[number];

/** The plain types that a field may have. */
export const fieldTypes = ['string', 'number', 'integer', 'boolean'];

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const number = { type: 'number' };

const plainField = {
  type: 'object',
  additionalProperties: false,
  properties: {
    type: { enum: [...fieldTypes, 'array'] },
    enum: { type: 'array', minItems: 1, uniqueItems: true },
    format: { enum: formFormats },
    const: true,
    default: true,
    title: text,
    description: text,
    $comment: text,
    pattern: text,
    minLength: count,
    maxLength: count,
    minItems: count,
    maxItems: count,
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    uniqueItems: { type: 'boolean' },
  },
};

const plainForm = {
  type: 'object',
  additionalProperties: false,
  required: ['properties'],
  properties: {
    type: { const: 'object' },
    required: { type: 'array', items: text, uniqueItems: true },
    properties: { type: 'object', additionalProperties: plainField },
  },
};

const fits = createPlainFit((reference) => {
  throw new Error(`A plain form refers to nothing, and so not to ${reference}.`);
});

/** Tells a schema of a form that compiles as surely as its patterns do, which are tried; of others the compiler decides. */
export function isPlain(schema: object): boolean {
  if (!fits({ schema: plainForm, home: '' }, schema) || !('properties' in schema)) return false;
  const fields = isNode(schema.properties) ? Object.values(schema.properties) : [];
  return fields.every((field) => !isNode(field) || !('pattern' in field) || isPattern(field['pattern']));
}

function isPattern(pattern: unknown): boolean {
  try {
    return new RegExp(String(pattern), 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
