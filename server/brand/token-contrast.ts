import { contrast, nearestReadable } from './contrast.ts';
import type { Reading } from './told.ts';
import {
  inTheEnd,
  readTokens,
  themes,
  type ColourIn,
  type Pair,
  type Theme,
  type TokenValues,
} from './tokens.ts';

/** A pair in a theme, and how it is there. */
type Seen = { pair: Pair; theme: Theme; hasThemes: boolean; ratio: number };

/** Tells each pair that the brand has changed and that cannot be read, or seen, as WCAG AA asks (RUN-09). */
export function tellContrast(reading: Reading, pointer: string, values: TokenValues): void {
  const colour = inTheEnd(values);
  for (const pair of readTokens().pairs) {
    const changed = [...frontsOf(pair), pair.back].find((name) => values.has(name));
    if (changed === undefined) continue;
    const low = seenIn(pair, colour).filter(({ ratio }) => ratio < pair.least);
    for (const seen of low) {
      const place = readTokens().all.get(changed)?.hasThemes === true ? `/${seen.theme}` : '';
      tellPair(reading, `${pointer}/${changed}${place}`, { ...seen, colour });
    }
  }
}

const frontsOf = ({ front, halo }: Pair): readonly string[] => (halo === undefined ? [front] : [front, halo]);

/** Measures a pair in each theme that it has; a ring may be seen by its halo. */
function seenIn(pair: Pair, colour: ColourIn): Seen[] {
  const { all } = readTokens();
  const hasThemes = [pair.front, pair.back].some((name) => all.get(name)?.hasThemes === true);
  return (hasThemes ? themes : (['light'] as const)).map((theme) => {
    const ratios = frontsOf(pair).map((name) => contrast(colour(name, theme), colour(pair.back, theme)));
    return { pair, theme, hasThemes, ratio: Math.max(...ratios) };
  });
}

const inTheme = { light: { en: 'light', it: 'chiaro' }, dark: { en: 'dark', it: 'scuro' } };
const forWhat = {
  text: { en: 'of text', it: 'per un testo' },
  sign: { en: 'of what must be seen', it: 'per ciò che si deve vedere' },
};

function tellPair({ tell }: Reading, pointer: string, seen: Seen & { colour: ColourIn }): void {
  const { pair, theme, hasThemes, ratio, colour } = seen;
  const { front, back, least, as } = pair;
  const [on, under] = [colour(front, theme), colour(back, theme)];
  const said = (Math.floor(ratio * 100) / 100).toFixed(2);
  const where = {
    en: hasThemes ? ` in the ${inTheme[theme].en} theme` : '',
    it: hasThemes ? ` nel tema ${inTheme[theme].it}` : '',
  };
  tell(
    { pointer },
    {
      en: `${front} ${on} on ${back} ${under}${where.en} is ${said}:1: WCAG AA asks for ${least}:1 ${forWhat[as].en}.`,
      it: `${front} ${on} su ${back} ${under}${where.it} è ${said}:1: WCAG AA chiede ${least}:1 ${forWhat[as].it}.`,
    },
    remedyFor(pair, theme, colour),
  );
}

function remedyFor({ front, back, least }: Pair, theme: Theme, colour: ColourIn): { en: string; it: string } {
  const backs = readTokens().pairs.flatMap((each) =>
    each.front === front && each.least === least ? [colour(each.back, theme)] : [],
  );
  const readable = nearestReadable(colour(front, theme), backs, least);
  if (readable === undefined)
    return {
      en: `No ${front} is readable on all that it stands on: set the grounds further apart from it.`,
      it: `Nessun ${front} si legge su tutto ciò su cui sta: allontana da lui gli sfondi.`,
    };
  return {
    en: `The nearest ${front} that is: "${readable}". Or change ${back}.`,
    it: `Il ${front} più vicino che va bene: "${readable}". Oppure cambia ${back}.`,
  };
}
