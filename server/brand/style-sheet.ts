import type { Font } from './fonts.ts';
import type { Logo } from './pictures.ts';
import type { Brand } from './read-brand.ts';
import type { NamedFile } from './told.ts';

/** Answers the address that a file is served at. */
type AddressOf = (file: NamedFile) => string;

type Values = readonly (readonly [token: string, value: string])[];

/** How high a logo stands in the header, in rem: as our mark does. */
const logoHeight = 2;

/**
 * Writes a brand as a style sheet. It names the root twice, so that it wins over the portal’s own wherever it stands.
 */
export function styleSheet(brand: Brand, addressOf: AddressOf): string {
  const { text, title } = brand.fonts;
  const light: Values = [
    ...fontValues('--font', 'Brand Text', text),
    ...fontValues('--font-title', 'Brand Title', title),
    ...[...brand.tokens].map(([name, { light: day, dark: night }]) => {
      const isThemed = night !== day;
      return [`--${name}`, isThemed ? `light-dark(${day}, ${night})` : day] as const;
    }),
    ...logoValues(brand.logo, 'light', addressOf),
    ...brand.cards.flatMap(({ product, writing, drawing }) =>
      cardValues(`--card-${product}-${writing}`, addressOf(drawing)),
    ),
  ];
  const dark = logoValues(brand.logo, 'dark', addressOf);
  return [
    ...faces('Brand Text', text, addressOf),
    ...faces('Brand Title', title, addressOf),
    rule(light),
    ...(dark.length > 0 ? [`@media (prefers-color-scheme: dark) {\n${rule(dark)}}\n`] : []),
  ].join('\n');
}

const rule = (values: Values): string =>
  `:root:root {\n${values.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;

const fontValues = (token: string, family: string, fonts: readonly Font[]): Values =>
  fonts.length === 0 ? [] : [[token, `'${family}', '${family} Fallback', system-ui, sans-serif`]];

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Declares the files of a font, and Arial stretched to its measures, so that nothing moves when the font arrives. */
function faces(family: string, fonts: readonly Font[], addressOf: AddressOf): string[] {
  const [first] = fonts;
  if (first === undefined) return [];
  const { sizeAdjust, ascent, descent, lineGap } = first.facts.fallback;
  const own = fonts.map((font) => {
    const { least, most } = font.facts.weights;
    return `@font-face {
  font-family: '${family}';
  font-weight: ${least === most ? least : `${least} ${most}`};
  font-display: swap;
  src: url('${addressOf(font)}') format('woff2');
}
`;
  });
  return [
    ...own,
    `@font-face {
  font-family: '${family} Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: ${percent(lineGap)};
}
`,
  ];
}

function logoValues(logo: Logo | undefined, theme: 'light' | 'dark', addressOf: AddressOf): Values {
  if (logo === undefined) return [];
  const { [theme]: drawing, hasName } = logo;
  const values: Values = [
    ['--logo', `url('${addressOf(drawing)}')`],
    ['--logo-width', `${(drawing.ratio * logoHeight).toFixed(3)}rem`],
  ];
  if (theme === 'dark') return values;
  const shown: Values = [
    ['--logo-shown', 'block'],
    ['--mark-shown', 'none'],
  ];
  return [
    ...values,
    ...shown,
    ...(hasName
      ? ([
          ['--name-clip', 'inset(50%)'],
          ['--name-position', 'absolute'],
        ] as const)
      : []),
  ];
}

/** The drawing lies beneath ours, whose pattern is let through. */
const cardValues = (card: string, address: string): Values => [
  [`${card}-picture`, `url('${address}')`],
  [`${card}-shade`, 'transparent'],
  [`${card}-line`, 'transparent'],
];
