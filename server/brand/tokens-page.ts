import { readTokens, type Pair, type Token } from './tokens.ts';

const begins = '<!-- tokens: npm run generate -->';
const ends = '<!-- end of tokens -->';

const titles: Readonly<Record<string, string>> = {
  colour: 'Colours of the page',
  card: 'Colours of the drawn cards',
  category: 'Colours of the categories',
  space: 'Corners',
  type: 'Type',
  motion: 'Shadow',
};

/** Returns a page with the list of tokens that a brand may set, as their style sheets have them. */
export function withTokens(page: string): string {
  const [before, rest = ''] = page.split(begins);
  const [, after] = rest.split(ends);
  if (after === undefined) throw new Error(`TOKENS_PAGE_UNMARKED: the page has no ${begins} … ${ends}`);
  const { all, pairs, apart } = readTokens();
  const bySheet = Map.groupBy(all.values(), ({ sheet }) => sheet);
  const tables = [...bySheet].map(([sheet, tokens]) =>
    [
      `### ${titles[sheet] ?? sheet}`,
      '',
      ...(tokens.every(({ kind }) => kind === 'measure')
        ? measuresOf(tokens)
        : coloursOf(tokens, { pairs, apart })),
    ].join('\n'),
  );
  return `${before}${begins}\n\n${tables.join('\n\n')}\n\n${ends}${after}`;
}

const measuresOf = (tokens: readonly Token[]): string[] => [
  '| token | ours | from | to |',
  '|---|---|---|---|',
  ...tokens.map(({ name, values, bounds }) => {
    const { least = 0, most = 0, unit = '' } = bounds ?? {};
    return `| \`${name}\` | ${values.light} | ${least}${unit} | ${most}${unit} |`;
  }),
];

type Held = { pairs: readonly Pair[]; apart: ReadonlyMap<string, string> };

const coloursOf = (tokens: readonly Token[], held: Held): string[] => [
  '| token | light | dark | must be told from |',
  '|---|---|---|---|',
  ...tokens.map((token) => {
    const { name, values, hasThemes } = token;
    const dark = hasThemes ? `\`${values.dark}\`` : 'the same';
    return `| \`${name}\` | \`${values.light}\` | ${dark} | ${usesOf(name, held)} |`;
  }),
];

function usesOf(name: string, { pairs, apart }: Held): string {
  const why = apart.get(name);
  if (why !== undefined) return `– (${why})`;
  const own = Map.groupBy(
    pairs.filter(({ front }) => front === name),
    ({ least }) => least,
  );
  const told = [...own].map(([least, some]) => {
    const halo = some[0]?.halo;
    return `${some.map(({ back }) => back).join(', ')} by ${least}:1${halo === undefined ? '' : ` (or ${halo} is)`}`;
  });
  return told.length > 0 ? told.join('; ') : 'what stands on it';
}
