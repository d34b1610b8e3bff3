import { Ajv } from 'ajv';
import type { FormFile } from '#schemas';
import type { Words } from '../report/words.ts';
import type { Problem } from '../rules/rule.ts';
import { suggest, thereAre } from '../report/did-you-mean.ts';
import { onceFor } from '../source/memoize.ts';
import { pointerTo } from '../source/document.ts';
import type { Language } from '../source/language.ts';
import { nearestName } from '../source/nearest.ts';

/** The formats that a field may have: those that the build compiles into its validators. */
const formFormats = ['email', 'date'] as const;

/** One of the formats of fields. */
export type FormFormat = (typeof formFormats)[number];

const types = ['string', 'number', 'integer', 'boolean'];

/** What keeps a form from being compiled, and where in its file. */
export type FormFault = Pick<Problem, 'pointer' | 'part' | 'message' | 'hint' | 'fix'>;

const composing = [
  '$ref',
  '$id',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'properties',
  'items',
  'dependencies',
];

// What says something of a plain value or of a list of files.
const keywords = [
  ['type', 'enum', 'const', 'default', 'format', 'pattern', 'minLength', 'maxLength'],
  ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ['minItems', 'maxItems', 'uniqueItems', 'title', 'description', 'examples', '$comment'],
].flat();

type Property = Readonly<Record<string, unknown>>;
type Refusal = (schema: object) => string | undefined;

/**
 * Makes the finder of what keeps a form from being compiled: what JSON Schema allows and a form does not, since its
 * fields are flat, each of one plain type, or a list of files; and what the build’s compiler, ajv, refuses.
 */
export function createFormFaults(): (form: FormFile) => FormFault[] {
  const refusal = refusalOfAjv();
  return ({ schema, ui = {} }) => {
    const ofWhole = refusal(schema);
    const inFields = Object.entries(schema.properties).flatMap(([field, property]) => {
      const rules: Property = Object.fromEntries(Object.entries(property));
      const isFiles = rules['type'] === 'array' && ui[field]?.widget === 'files';
      const compiles = ofWhole === undefined;
      const found = beyondLanguage(rules, isFiles) ?? (compiles ? undefined : beyondCompiler(rules, refusal));
      if (!found) return [];
      const { keyword, message, ...rest } = found;
      const pointer = pointerTo('/schema/properties', field, ...(keyword === undefined ? [] : [keyword]));
      const told = { en: `The field "${field}" ${message.en}`, it: `Il campo "${field}" ${message.it}` };
      return [{ pointer, message: told, ...rest }];
    });
    if (inFields.length > 0) return inFields;
    if (ofWhole === undefined) return [];
    const message = {
      en: `The form does not compile: ${ofWhole}.`,
      it: 'Il modulo non si compila.',
    };
    return [{ pointer: '/schema', message }];
  };
}

/** The compiler is as dear as many forms, and lasts as long as the language does. */
export const formFaultsIn = onceFor((_language: Language) => onceFor(createFormFaults()));

type Found = { keyword?: string; message: Words } & Pick<Problem, 'part' | 'hint' | 'fix'>;

function beyondLanguage(rules: Property, isFiles: boolean): Found | undefined {
  const type = rules['type'];
  if (!isFiles && !types.some((each) => each === type)) return wrongType(type);
  const keyword = composing.find((each) => each in rules);
  if (keyword === undefined) return unknownKeyword(rules);
  return {
    keyword,
    message: { en: `has "${keyword}": fields are flat.`, it: `ha "${keyword}": i campi sono piatti.` },
  };
}

function wrongType(type: unknown): Found {
  const place = type === undefined ? {} : { keyword: 'type' };
  const nearest = typeof type === 'string' ? nearestName(type, types) : undefined;
  if (!nearest)
    return { ...place, message: { en: 'needs one type.', it: 'vuole un solo tipo.' }, hint: thereAre(types) };
  const message = {
    en: `has a type that nobody knows: "${String(type)}".`,
    it: `ha un tipo che nessuno conosce: "${String(type)}".`,
  };
  return { ...place, message, ...suggest(String(type), types) };
}

/** Finds a keyword that would be ignored. */
function unknownKeyword(rules: Property): Found | undefined {
  const keyword = Object.keys(rules).find((each) => !keywords.includes(each));
  if (keyword === undefined) return undefined;
  const message = {
    en: `has a keyword that nobody knows: "${keyword}".`,
    it: `ha una parola chiave che nessuno conosce: "${keyword}".`,
  };
  return { keyword, part: 'key', message, ...suggest(keyword, keywords) };
}

/** Finds the one keyword without which a field would compile. */
function beyondCompiler(rules: Property, refusal: Refusal): Found | undefined {
  const reason = refusal(rules);
  if (reason === undefined) return undefined;
  const keyword = Object.keys(rules).find((each) => refusal({ ...rules, [each]: undefined }) === undefined);
  const place = keyword === undefined ? {} : { keyword };
  if (keyword !== 'format')
    return { ...place, message: { en: `does not compile: ${reason}.`, it: uncompiled(keyword) } };
  const format = String(rules['format']);
  return {
    ...place,
    message: {
      en: `has a format that nobody knows: "${format}".`,
      it: `ha un formato che nessuno conosce: "${format}".`,
    },
    ...suggest(format, formFormats),
  };
}

/** The compiler gives its reasons in English; which keyword it refuses says most of them. */
function uncompiled(keyword: string | undefined): string {
  if (keyword === undefined) return 'non si compila.';
  if (keyword === 'pattern') return 'ha un "pattern" che non è un’espressione regolare.';
  return `ha in "${keyword}" un valore che non può avere.`;
}

/** Refuses what ajv only warns of, such as a format that it would ignore: the build does too. */
function refuse(message: unknown): never {
  throw new Error(String(message));
}

function refusalOfAjv(): Refusal {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    code: { optimize: false },
    formats: Object.fromEntries(formFormats.map((format) => [format, true])),
    logger: { log: refuse, warn: refuse, error: refuse },
  });
  return (given) => {
    const schema = withoutAbsent(given);
    try {
      ajv.compile(schema);
      return undefined;
    } catch (cause) {
      return cause instanceof Error ? cause.message : String(cause);
    } finally {
      // What is compiled is kept otherwise, once for each edit of a form.
      ajv.removeSchema(schema);
    }
  };
}

const withoutAbsent = (schema: object): object =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
