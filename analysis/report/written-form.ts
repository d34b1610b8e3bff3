import { textsMatching } from '../values/pattern-text.ts';
import { isNode, type SchemaNode } from '../source/schema-shapes.ts';
import type { Words } from './words.ts';

/**
 * Tells how a text is written that a schema takes: in the schema’s own words, x-written, by the signs that its pattern
 * takes, or by an example. Nothing when none of them is known.
 */
export function writtenForm(schema: SchemaNode): Words | undefined {
  return ownWords(schema) ?? signsWords(schema) ?? exampleWords(schema);
}

/** Hints at how a text is written that a schema takes. */
export function formHint(schema: unknown): { hint?: Words } {
  const hint = isNode(schema) ? writtenForm(schema) : undefined;
  return hint ? { hint } : {};
}

function ownWords({ 'x-written': written }: SchemaNode): Words | undefined {
  if (!isNode(written)) return undefined;
  const { en, it } = written;
  return typeof en === 'string' && typeof it === 'string' ? { en, it } : undefined;
}

const ranges: readonly (readonly [range: string, words: Words])[] = [
  ['A-Za-z', { en: 'letters', it: 'lettere' }],
  ['a-zA-Z', { en: 'letters', it: 'lettere' }],
  ['A-Z', { en: 'capitals', it: 'lettere maiuscole' }],
  ['a-z', { en: 'small letters', it: 'lettere minuscole' }],
  ['0-9', { en: 'digits', it: 'cifre' }],
  [String.raw`\d`, { en: 'digits', it: 'cifre' }],
];

const ofSigns = /^\^(?:\[(?<among>[^\\[\]^]+)\]|(?<digit>\\d))(?<count>[+*]|\{\d+(?:,\d*)?\})\$$/;

/** Words a pattern that takes some signs and so many of them; nothing for any other. */
function signsWords({ pattern, minLength }: SchemaNode): Words | undefined {
  const { among, digit, count = '' } = ofSigns.exec(String(pattern))?.groups ?? {};
  const signs = signsIn(among ?? digit ?? '');
  if (signs.length === 0) return undefined;
  const or = listed(signs);
  const { least, most } = timesIn(count, minLength);
  if (least <= 1 && most === Infinity)
    return { en: `It must have only ${or.en}.`, it: `Deve avere solo ${or.it}.` };
  const many = howMany(least, most);
  return { en: `It must be ${many.en} ${or.en}.`, it: `Devono essere ${many.it} ${or.it}.` };
}

function timesIn(count: string, minLength: unknown): { least: number; most: number } {
  const [, first = '0', comma = ',', last = ''] = /^\{(\d+)(,?)(\d*)\}$/.exec(count) ?? [];
  return {
    least: Math.max(Number(first), Number(minLength ?? 0)),
    most: comma === '' ? Number(first) : Number(last || Infinity),
  };
}

/** Lists what a class of signs has in it; nothing where a range is not known. */
function signsIn(among: string): Words[] {
  const signs: Words[] = [];
  for (let rest = among; rest !== '';) {
    const [range, words] = ranges.find(([each]) => rest.startsWith(each)) ?? [];
    if (words === undefined && /^[^-]-[^-]/.test(rest)) return [];
    const taken = range ?? rest.charAt(0);
    signs.push(words ?? mark(taken));
    rest = rest.slice(taken.length);
  }
  return signs;
}

const mark = (sign: string): Words => (sign === ' ' ? { en: 'blanks', it: 'spazi' } : alikeInQuotes(sign));
const alikeInQuotes = (sign: string): Words => ({ en: `"${sign}"`, it: `"${sign}"` });

function howMany(least: number, most: number): Words {
  if (least === most) return { en: `${least}`, it: `${least}` };
  if (most === Infinity) return { en: `at least ${least}`, it: `almeno ${least}` };
  if (least <= 1) return { en: `at most ${most}`, it: `al più ${most}` };
  return { en: `${least} to ${most}`, it: `da ${least} a ${most}` };
}

const joined = (all: readonly string[], or: string): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${or} ${all.at(-1)}`;

function listed(signs: readonly Words[]): Words {
  return {
    en: joined(
      signs.map(({ en }) => en),
      'or',
    ),
    it: joined(
      signs.map(({ it }) => it),
      'o',
    ),
  };
}

const mostExamples = 3;

function exampleWords({ examples, pattern, format }: SchemaNode): Words | undefined {
  const made = typeof pattern === 'string' ? textsMatching(pattern, 40) : (formats[String(format)] ?? []);
  const told = Array.isArray(examples) && examples.length > 0 ? examples : made.slice(0, 1);
  if (told.length === 0) return undefined;
  const all = told
    .slice(0, mostExamples)
    .map((each) => JSON.stringify(each))
    .join(', ');
  return { en: `For example: ${all}.`, it: `Per esempio: ${all}.` };
}

const formats: Readonly<Record<string, readonly string[]>> = {
  email: ['mario.rossi@example.it'],
  date: ['2026-01-31'],
};
