import { contrast, nearestReadable } from './contrast.ts';
import { membersOf, type Member } from './manifest.ts';
import { readTokens, themes, type Pair, type Theme, type Token } from './tokens.ts';
import type { Reading } from './told.ts';

/** What a brand sets, by token; of a colour without themes both are the same. */
export type TokenValues = ReadonlyMap<string, Readonly<Record<Theme, string>>>;

/** Reads what a brand sets, and tells what is no such value and what cannot be read on its ground. */
export function tokenValuesIn(reading: Reading, member: Member | undefined): TokenValues {
  if (member === undefined) return new Map();
  const { all } = readTokens();
  const given = membersOf(reading, member, [...all.keys()]);
  const values = new Map<string, Record<Theme, string>>();
  for (const [name, token] of all) {
    const own = given.get(name);
    const value =
      own && (token.kind === 'colour' ? colourOf(reading, own, token) : measureOf(reading, own, token));
    if (value) values.set(name, value);
  }
  tellContrast(reading, member.pointer, values);
  return values;
}

/** Returns what a token is in the end: the brand’s, or the portal’s. */
export const inTheEnd =
  (values: TokenValues) =>
  (name: string, theme: Theme): string =>
    (values.get(name) ?? readTokens().all.get(name)?.values)?.[theme] ?? '#000000';

function colourOf(reading: Reading, own: Member, token: Token): Record<Theme, string> | undefined {
  if (!token.hasThemes) {
    const value = colourIn(reading, own, token.values.light);
    return value === undefined ? undefined : { light: value, dark: value };
  }
  if (typeof own.value === 'string') {
    reading.tell(
      { pointer: own.pointer },
      {
        en: 'This colour needs a value for each theme.',
        it: 'Questo colore vuole un valore per ciascun tema.',
      },
      {
        en: `Write { "light": "${token.values.light}", "dark": "${token.values.dark}" }, with your own.`,
        it: `Scrivi { "light": "${token.values.light}", "dark": "${token.values.dark}" }, con i tuoi.`,
      },
    );
    return undefined;
  }
  const members = membersOf(reading, own, themes);
  const missing = themes.filter((theme) => !members.has(theme));
  if (typeof own.value === 'object' && missing.length > 0)
    reading.tell(
      { pointer: own.pointer },
      {
        en: `The ${missing.join(' and the ')} theme has no colour here.`,
        it: `Qui manca il colore del tema ${missing.join(' e del tema ')}.`,
      },
      { en: 'Write both, "light" and "dark".', it: 'Scrivi sia "light" sia "dark".' },
    );
  const [light, dark] = themes.map((theme) => {
    const at = members.get(theme);
    return at && colourIn(reading, at, token.values[theme]);
  });
  return light !== undefined && dark !== undefined ? { light, dark } : undefined;
}

/** Reads a colour as it is written everywhere; only what lets something through may have an alpha. */
function colourIn({ tell }: Reading, { pointer, value }: Member, ours: string): string | undefined {
  const digits = ours.length > 7 ? '(?:[\\da-f]{6}|[\\da-f]{8})' : '[\\da-f]{6}';
  if (typeof value === 'string' && new RegExp(`^#${digits}$`, 'i').test(value)) return value.toLowerCase();
  tell(
    { pointer },
    {
      en: `${JSON.stringify(value)} is no colour that this can be.`,
      it: `${JSON.stringify(value)} non è un colore che può stare qui.`,
    },
    {
      en: `Write "#" and ${ours.length > 7 ? '6 or 8' : '6'} hexadecimal digits, such as "${ours}".`,
      it: `Scrivi "#" e ${ours.length > 7 ? '6 o 8' : '6'} cifre esadecimali, per esempio "${ours}".`,
    },
  );
  return undefined;
}

function measureOf(
  { tell }: Reading,
  own: Member,
  { bounds, values }: Token,
): Record<Theme, string> | undefined {
  const { least, most, unit } = bounds ?? { least: 0, most: 0, unit: '' };
  const [, number] = new RegExp(`^(-?\\d+(?:\\.\\d+)?)${unit}$`).exec(String(own.value)) ?? [];
  if (number !== undefined && Number(number) >= least && Number(number) <= most)
    return { light: String(own.value), dark: String(own.value) };
  tell(
    { pointer: own.pointer },
    {
      en: `${JSON.stringify(own.value)} is not from ${least}${unit} to ${most}${unit}.`,
      it: `${JSON.stringify(own.value)} non sta fra ${least}${unit} e ${most}${unit}.`,
    },
    {
      en: `Write it as "${values.light}", which is the portal’s own.`,
      it: `Scrivilo come "${values.light}", che è quello del portale.`,
    },
  );
  return undefined;
}

/** Tells each pair that the brand has changed and that cannot be read, or seen, as WCAG AA asks. */
function tellContrast(reading: Reading, pointer: string, values: TokenValues): void {
  const { pairs, all } = readTokens();
  const colour = inTheEnd(values);
  for (const pair of pairs) {
    const { front, back, halo } = pair;
    if (![front, back, ...(halo === undefined ? [] : [halo])].some((name) => values.has(name))) continue;
    const hasThemes = all.get(front)?.hasThemes === true || all.get(back)?.hasThemes === true;
    for (const theme of hasThemes ? themes : (['light'] as const)) {
      const on = colour(back, theme);
      const ratios = [front, ...(halo === undefined ? [] : [halo])].map((name) =>
        contrast(colour(name, theme), on),
      );
      if (Math.max(...ratios) >= pair.least) continue;
      const at = [front, back, halo ?? ''].find((name) => values.has(name)) ?? front;
      const place = all.get(at)?.hasThemes === true ? `${pointer}/${at}/${theme}` : `${pointer}/${at}`;
      tellPair(reading, place, { pair, theme, hasThemes, ratio: Math.max(...ratios), colour });
    }
  }
}

type Low = {
  pair: Pair;
  theme: Theme;
  hasThemes: boolean;
  ratio: number;
  colour: (name: string, theme: Theme) => string;
};

function tellPair({ tell }: Reading, pointer: string, { pair, theme, hasThemes, ratio, colour }: Low): void {
  const { front, back, least, as } = pair;
  const [on, under] = [colour(front, theme), colour(back, theme)];
  const said = (Math.floor(ratio * 100) / 100).toFixed(2);
  const themeIt = theme === 'light' ? 'chiaro' : 'scuro';
  const backs = readTokens().pairs.flatMap((each) =>
    each.front === front && each.least === least ? [colour(each.back, theme)] : [],
  );
  const readable = nearestReadable(on, backs, least);
  tell(
    { pointer },
    {
      en: `${front} ${on} on ${back} ${under}${hasThemes ? ` in the ${theme} theme` : ''} is ${said}:1: WCAG AA asks for ${least}:1 of ${as === 'text' ? 'text' : 'what must be seen'}.`,
      it: `${front} ${on} su ${back} ${under}${hasThemes ? ` nel tema ${themeIt}` : ''} è ${said}:1: WCAG AA chiede ${least}:1 per ${as === 'text' ? 'un testo' : 'ciò che si deve vedere'}.`,
    },
    readable === undefined
      ? {
          en: `No ${front} is readable on all that it stands on: set the grounds further apart from it.`,
          it: `Nessun ${front} si legge su tutto ciò su cui sta: allontana da lui gli sfondi.`,
        }
      : {
          en: `The nearest ${front} that is: "${readable}". Or change ${back}.`,
          it: `Il ${front} più vicino che va bene: "${readable}". Oppure cambia ${back}.`,
        },
  );
}
