import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-files.ts';

// What journeys show is for `percorso check`; these are the texts that views ask for by name, as `useTranslation('home')`.
type Tree = { readonly [key: string]: string | Tree };

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function textsIn(tree: Tree, at = ''): [key: string, words: string][] {
  return Object.entries(tree).flatMap(([name, inner]): [string, string][] => {
    const key = at === '' ? name : `${at}.${name}`;
    return typeof inner === 'string' ? [[key, inner]] : textsIn(inner, key);
  });
}

const texts = new Map(
  globSync('i18n/it/*.json', { cwd: root }).map((path) => [
    basename(path, '.json'),
    new Map(textsIn(JSON.parse(read(path)) as Tree)),
  ]),
);

const views = globSync('{console,studio,ui}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(?:test|fixture)\.tsx?$/.test(path))
  .map((path) => ({ path, code: read(path) }));

const filesAskedFor = (code: string): string[] =>
  [...code.matchAll(/useTranslation\('([\w-]+)'\)/g)].map(([, file = '']) => file);

/** Returns what is in the files of texts that a view reads; who is given its texts, or the name of their file, may be given any. */
function textsOf(code: string): ReadonlyMap<string, string> {
  const isGiven = !code.includes('useTranslation(') || /useTranslation\((?!')/.test(code);
  const files = isGiven ? [...texts.keys()] : filesAskedFor(code);
  return new Map(files.flatMap((file) => [...(texts.get(file) ?? [])]));
}

/** A text that a view names whole, with what is in the files of texts that the view reads. */
const asked = views.flatMap(({ path, code }) => {
  const known = textsOf(code);
  const keys = [...code.matchAll(/\bt\(\s*'([\w.-]+)'/g), ...code.matchAll(/\bi18nKey="([\w.-]+)"/g)];
  return keys.map(([call, key = '']) => ({ path, code, key, known, isByTrans: call.startsWith('i18nKey') }));
});

// A key may go on behind a "_": how many there are, or which of its variants.
const without = (key: string): string => key.replace(/_.*$/, '');

it('every text that a view asks for is there', () => {
  const missing = asked
    .filter(({ key, known }) => ![...known.keys()].some((each) => each === key || without(each) === key))
    .map(({ path, key }) => `${path}: ${key}`);

  expect(asked.length).toBeGreaterThan(400);
  expect(missing).toEqual([]);
});

it('a name of a text that a view puts together is that of one at least', () => {
  const composed = views.flatMap(({ path, code }) =>
    // What begins with something put in may name the file of texts as well.
    [...code.matchAll(/\bt\(\s*`(\w[^`]*)`/g)].map(([, key = '']) => ({ path, key, known: textsOf(code) })),
  );
  const missing = composed.filter(({ key, known }) => {
    const pattern = patternOf(key, '[\\w.-]+');
    return ![...known.keys()].some((each) => pattern.test(each) || pattern.test(without(each)));
  });

  expect(composed.length).toBeGreaterThan(20);
  expect(missing.map(({ path, key }) => `${path}: ${key}`)).toEqual([]);
});

it('every text of a view is asked for by one', () => {
  const written = views.flatMap(({ code }) => [...code.matchAll(/'([\w.-]+)'|`([\w.${}()?:' =!-]+)`/g)]);
  const whole = new Set([...written.flatMap(([, key]) => key ?? []), ...asked.map(({ key }) => key)]);
  const made = written.flatMap(([, , key]) => (key === undefined ? [] : [patternOf(key)]));
  const isAsked = (key: string) => whole.has(key) || made.some((pattern) => pattern.test(key));
  // The pages of help are read as lists, of as many parts as there are.
  const files = new Set(views.flatMap(({ code }) => filesAskedFor(code)).filter((file) => file !== 'help'));
  const unused = [...files].flatMap((file) =>
    [...(texts.get(file)?.keys() ?? [])]
      .filter((key) => !isAsked(key) && !isAsked(without(key)))
      .map((key) => `${file}: ${key}`),
  );

  expect(unused).toEqual([]);
});

it('every placeholder in a text of a view is named where the view asks for it', () => {
  const ofAll = ['brand', 'eCode', 'helpLine', 'lockLine', 'helpLineAbroad', 'lockLineAbroad'];
  const unfilled = asked.flatMap(({ path, code, key, known }) =>
    [...(known.get(key) ?? '').matchAll(/\{(\w+)[^}]*\}/g)].flatMap(([, name = '']) =>
      ofAll.includes(name) || new RegExp(`\\b${name}\\b`).test(code) ? [] : [`${path}: ${key} {${name}}`],
    ),
  );

  expect(unfilled).toEqual([]);
});

it('a text with tags is shown by Trans, which has an element for each, and no other text is', () => {
  const byTrans = asked.filter(({ isByTrans }) => isByTrans);
  const tags = byTrans.flatMap(({ path, code, key, known }) =>
    [...(known.get(key) ?? '').matchAll(/<(\w+)>/g)].map(([, tag = '']) => ({ path, code, key, tag })),
  );

  expect(asked.filter(({ key, isByTrans }) => key.endsWith('Rich') !== isByTrans)).toEqual([]);
  expect(new Set(tags.map(({ key }) => key))).toEqual(new Set(byTrans.map(({ key }) => key)));
  expect(tags.filter(({ code, tag }) => !new RegExp(`\\b${tag}: <`).test(code))).toEqual([]);
});

/** Makes a pattern of a key that is put together: any name may stand where something is put in. */
function patternOf(template: string, put = '[\\w-]+'): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join(put)}$`);
}
