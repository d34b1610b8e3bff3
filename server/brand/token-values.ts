import { membersOf, type Member } from './manifest.ts';
import { tellContrast } from './token-contrast.ts';
import { readTokens, themes, type Theme, type Token, type TokenValues } from './tokens.ts';
import type { Reading } from './told.ts';

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
