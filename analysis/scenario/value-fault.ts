import { alike, typeNames, type Words } from '../report/words.ts';
import { typeNamed } from '../values/scope.ts';
import { typeOf } from '../values/value-sets.ts';
import type { Contract } from '../source/contract.ts';
import { isOfType, type SchemaNode } from '../source/schema-shapes.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { writtenForm } from '../report/written-form.ts';

/** A value, and what it is given under. */
type GivenValue = { name: string; given: unknown };

/** Says how a value differs from a type as journeys name it; nothing where it fits, or nothing is known of the type. */
export function valueFault(
  type: string | undefined,
  { name, given }: GivenValue,
  contract: Contract,
): Words | undefined {
  const schema = typeNamed(type, contract);
  if (type === undefined || !schema) return undefined;
  if (!type.startsWith('provider:')) return typeFault(schema, { name, given });
  const [violation] = contract.violations(type.slice('provider:'.length), given);
  return violation && asSentence(violationWords(violation, calledBy(name)));
}

const calledBy = (name: string) => ({
  whole: alike(`"${name}"`),
  of: { en: `of "${name}"`, it: `di "${name}"` },
});

const asSentence = ({ en, it }: Words): Words => ({ en: `${en}.`, it: `${it}.` });

/** Says how the type of a value differs from those of a schema. */
export function typeFault(schema: SchemaNode, { name, given }: GivenValue): Words | undefined {
  const types = [schema['type'] ?? []].flat().map(String);
  if (isOfType(types, given)) return undefined;
  const [must, is] = [typeNames(types), typeNames(typeOf(given))];
  return {
    en: `"${name}" must be ${must.en}, and is ${is.en}.`,
    it: `"${name}" deve essere ${must.it}, ed è ${is.it}.`,
  };
}

/** What a value is called, and a part of it. */
type Called = { whole: Words; of: Words };

const theBody: Called = {
  whole: { en: 'the body', it: 'il corpo' },
  of: { en: 'of the body', it: 'del corpo' },
};

/** Says how a value differs from its schema: a body that is sent or answered, unless it is called otherwise. */
export function violationWords(violation: ErrorObject, { whole, of }: Called = theBody): Words {
  const { instancePath, message = 'is not valid', params, keyword, parentSchema } = violation;
  const where =
    instancePath === '' ? whole : { en: `${instancePath} ${of.en}`, it: `${instancePath} ${of.it}` };
  if (keyword === 'pattern') {
    const form = inBrackets(writtenForm({ ...params, ...parentSchema }));
    return {
      en: `${where.en} is not written as it must be${form.en}`,
      it: `${where.it} non è scritto come si deve${form.it}`,
    };
  }
  const extra: unknown = params['additionalProperty'];
  const which = typeof extra === 'string' ? ` (${extra})` : '';
  const italian = inItalian[keyword]?.(params) ?? `non rispetta "${keyword}"`;
  return { en: `${where.en} ${message}${which}`, it: `${where.it} ${italian}` };
}

const inBrackets = (form: Words | undefined): Words =>
  form ? { en: bracketed(form.en), it: bracketed(form.it) } : alike('');

const bracketed = (sentence: string): string =>
  ` (${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')})`;

type Params = Readonly<Record<string, unknown>>;

// The validator words what it finds in English alone.
const inItalian: { readonly [keyword: string]: (params: Params) => string } = {
  required: ({ missingProperty }) => `deve avere "${String(missingProperty)}"`,
  additionalProperties: ({ additionalProperty }) => `non deve avere altro (${String(additionalProperty)})`,
  type: ({ type }) => `deve essere ${typeNames(type).it}`,
  enum: ({ allowedValues }) => `deve essere uno di ${JSON.stringify(allowedValues)}`,
  const: ({ allowedValue }) => `deve essere ${JSON.stringify(allowedValue)}`,
  format: ({ format }) => `deve essere scritto come "${String(format)}"`,
  minLength: ({ limit }) => `deve avere almeno ${String(limit)} caratteri`,
  maxLength: ({ limit }) => `deve avere al massimo ${String(limit)} caratteri`,
  minItems: ({ limit }) => `deve avere almeno ${String(limit)} elementi`,
  maxItems: ({ limit }) => `deve avere al massimo ${String(limit)} elementi`,
  minimum: ({ limit }) => `deve essere almeno ${String(limit)}`,
  maximum: ({ limit }) => `deve essere al massimo ${String(limit)}`,
  oneOf: () => 'deve avere una sola delle forme ammesse',
  anyOf: () => 'deve avere una delle forme ammesse',
};
