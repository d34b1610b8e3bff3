import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The two themes of a page. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** One of the portal’s tokens, as its style sheet declares it. */
export type Token = {
  name: string;
  /** The sheet that it stands in. */
  sheet: string;
  kind: 'colour' | 'measure';
  /** Its value in each theme; of what has no themes the same twice. */
  values: Readonly<Record<Theme, string>>;
  hasThemes: boolean;
  /** Of a measure: its bounds, and the unit that it has. */
  bounds?: { least: number; most: number; unit: string };
};

/** Two tokens that are seen together, and the contrast that they need; a ring may have it by its halo instead. */
export type Pair = { front: string; back: string; least: number; as: 'text' | 'sign'; halo?: string };

/** What a bank may set, and what is held of it. */
export type Tokens = {
  all: ReadonlyMap<string, Token>;
  pairs: readonly Pair[];
  /** Colours that are held on nothing, and why. */
  apart: ReadonlyMap<string, string>;
};

/** What a brand sets, by token; of a colour without themes both are the same. */
export type TokenValues = ReadonlyMap<string, Readonly<Record<Theme, string>>>;

/** Answers what a token is in a theme. */
export type ColourIn = (name: string, theme: Theme) => string;

const folder = join(import.meta.dirname, '../../ui/kit/tokens');
const sheets = ['colour', 'card', 'category', 'space', 'type', 'motion'];

const declaration = /--([\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/g;
const themed = /^light-dark\(\s*(#[\da-f]{6,8}),\s*(#[\da-f]{6,8})\s*\)$/;
const plain = /^#[\da-f]{6}$/;
const within = /^from (-?[\d.]+)([a-z]*) to (-?[\d.]+)\2$/;

type Declared = { token: Token; notes: readonly string[] };

let known: Tokens | undefined;

/** Reads the portal’s tokens from their style sheets, with what each is seen on: there alone it is said (RUN-09). */
export function readTokens(): Tokens {
  known ??= tokensIn(
    sheets.map((sheet) => ({ sheet, css: readFileSync(join(folder, `${sheet}.css`), 'utf8') })),
  );
  return known;
}

/** Returns what each token is in the end: the brand’s, or the portal’s. */
export const inTheEnd =
  (values: TokenValues): ColourIn =>
  (name, theme) =>
    (values.get(name) ?? readTokens().all.get(name)?.values)?.[theme] ?? '#000000';

/**
 * Reads tokens from the text of style sheets.
 *
 * @throws {Error} `TOKENS_UNSOUND` where a note names what is no token.
 */
export function tokensIn(texts: readonly { sheet: string; css: string }[]): Tokens {
  const declared = texts.flatMap(({ sheet, css }) => declaredIn(sheet, css));
  const all = new Map(declared.map(({ token }) => [token.name, token]));
  const named = namesBy(declared);
  const pairs = declared.flatMap(({ token, notes }) =>
    notes.flatMap((note) => pairsOf(token.name, note, named)),
  );
  const own = declared.flatMap(({ token, notes }) =>
    notes.flatMap((note) => (note.startsWith('apart: ') ? [[token.name, note.slice(7)] as const] : [])),
  );
  const together = texts.flatMap(({ css }) =>
    [...css.matchAll(/\* apart ([^:]+): (.+)/g)].flatMap(([, names = '', why = '']) =>
      named(names).map((name) => [name, why] as const),
    ),
  );
  return { all, pairs, apart: new Map([...own, ...together]) };
}

function declaredIn(sheet: string, css: string): Declared[] {
  return [...css.matchAll(declaration)].flatMap(([, name = '', value = '', note = '']) => {
    const token = tokenOf({ name, sheet }, value, note);
    return token ? [{ token, notes: note.split('; ') }] : [];
  });
}

/** Returns a token that a bank may set: any colour, and what has bounds. */
function tokenOf(where: Pick<Token, 'name' | 'sheet'>, value: string, note: string): Token | undefined {
  const [, light, dark] = themed.exec(value) ?? [];
  if (light !== undefined && dark !== undefined)
    return { ...where, kind: 'colour', values: { light, dark }, hasThemes: true };
  const same = { values: { light: value, dark: value }, hasThemes: false };
  if (plain.test(value)) return { ...where, kind: 'colour', ...same };
  const [, least, unit = '', most] = within.exec(note) ?? [];
  if (least === undefined || most === undefined) return undefined;
  return { ...where, kind: 'measure', ...same, bounds: { least: Number(least), most: Number(most), unit } };
}

type Names = (list: string) => readonly string[];

/** Makes what finds the tokens of a list: by name, by what their notes put them among, or by a name with stars. */
function namesBy(declared: readonly Declared[]): Names {
  const among = (group: string) =>
    declared.flatMap(({ token, notes }) => (notes.includes(`a ${group}`) ? [token.name] : []));
  const find = (name: string): readonly string[] => {
    const members = name.endsWith('s') ? among(name.slice(0, -1)) : [];
    if (members.length > 0) return members;
    const pattern = new RegExp(`^${name.replaceAll('*', '[a-z-]+')}$`);
    const found = declared.flatMap(({ token }) => (pattern.test(token.name) ? [token.name] : []));
    if (found.length === 0)
      throw new Error(`TOKENS_UNSOUND: a note names "${name}", which is no token; mend it there`);
    return found;
  };
  return (list) => list.split(', ').flatMap(find);
}

/** The contrast that WCAG 2.2 asks for at level AA: 1.4.3 of text, 1.4.11 of what is only to be seen. */
const needs = { text: 4.5, sign: 3 };

function pairsOf(front: string, note: string, named: Names): Pair[] {
  const [, use = '', halo, on = ''] = /^(text|sign|ring)(?: with ([\w-]+))? on (.+)$/.exec(note) ?? [];
  if (on === '') return [];
  const as = use === 'text' ? 'text' : 'sign';
  return named(on).map((back) => ({
    front,
    back,
    as,
    least: needs[as],
    ...(halo !== undefined && { halo }),
  }));
}
