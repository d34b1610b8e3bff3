import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { createLines, openDocument, type BesideProblem, type JsonDocument } from '#analysis/document';
import { settingsFile } from '../portal-config.ts';
import { fontsIn, type Fonts } from './fonts.ts';
import { membersOf } from './manifest.ts';
import { cardsIn, type CardDrawing } from './cards.ts';
import { faviconIn, iconIn, logoIn, type Logo } from './pictures.ts';
import { tokenValuesIn } from './token-values.ts';
import { folderName, type NamedFile, type Reading, type Spot, type Tell } from './told.ts';
import { inTheEnd, type ColourIn, type TokenValues } from './tokens.ts';

/** A bank’s brand, as it may be served. */
export type Brand = {
  logo?: Logo;
  favicon?: NamedFile;
  icon?: NamedFile;
  fonts: Fonts;
  tokens: TokenValues;
  cards: readonly CardDrawing[];
  /** What a token is in the end. */
  colour: ColourIn;
};

/** What was read of a folder: a brand, or what is wrong with it; neither where there is none. */
export type BrandRead = { brand?: Brand; problems: readonly BesideProblem[] };

const manifestName = 'brand.json';
const mostBytes = 100_000;

/** Returns where a bank’s brand stands: beside the settings. */
export const brandFolder = (root: string, env: NodeJS.ProcessEnv): string =>
  join(dirname(settingsFile(root, env)), folderName);

/**
 * Reads the brand of a folder, if it is there (RUN-09). What is wrong is told all at once, each with its place; then there is no brand.
 */
export function readBrandIn(folder: string): BrandRead {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return { problems: [] };
  return judgeBrand((name) => {
    const file = join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile() !== true) return undefined;
    return realpathSync(file).startsWith(`${realpathSync(folder)}${sep}`) ? readFileSync(file) : 'outside';
  });
}

/** Judges the files of a brand; `read` returns one of them by its path in the folder. */
export function judgeBrand(read: Reading['read']): BrandRead {
  const found = read(manifestName);
  if (found === 'outside')
    throw new Error(
      `BRAND_OUTSIDE: ${folderName}/${manifestName} is a link that leads out of ${folderName}/; put the file itself there`,
    );
  const written = found;
  const text = written === undefined ? '' : new TextDecoder().decode(written.subarray(0, mostBytes));
  const manifest = openDocument({ path: `${folderName}/${manifestName}`, text });
  const problems: BesideProblem[] = [];
  const tell: Tell = (spot, message, hint) => problems.push({ ...placed(manifest, spot), message, hint });
  if (written === undefined || manifest.value === undefined) {
    tellUnread(manifest, written !== undefined, tell);
    return { problems };
  }
  for (const { pointer, first } of manifest.duplicates)
    tell(
      { pointer, part: 'key' },
      { en: `This stands on line ${first.line} already.`, it: `Questo sta già alla riga ${first.line}.` },
      { en: 'Take one of them out.', it: 'Togli uno dei due.' },
    );
  const brand = brandIn({ manifest, read, tell });
  return problems.length === 0 ? { brand, problems } : { problems: toldOnce(problems).toSorted(byPlace) };
}

function brandIn(reading: Reading): Brand {
  const whole = membersOf(reading, { pointer: '', value: reading.manifest.value }, [
    'logo',
    'favicon',
    'icon',
    'fonts',
    'tokens',
    'cards',
  ]);
  const tokens = tokenValuesIn(reading, whole.get('tokens'));
  const colour = inTheEnd(tokens);
  const logo = logoIn(reading, whole.get('logo'));
  const favicon = faviconIn(reading, whole.get('favicon'));
  const icon = iconIn(reading, whole.get('icon'));
  return {
    ...(logo && { logo }),
    ...(favicon && { favicon }),
    ...(icon && { icon }),
    fonts: fontsIn(reading, whole.get('fonts')),
    tokens,
    cards: cardsIn(reading, whole.get('cards'), (name) => colour(name, 'light')),
    colour,
  };
}

function tellUnread({ problem }: JsonDocument, isThere: boolean, tell: Tell): void {
  if (!isThere)
    tell(
      { pointer: '' },
      {
        en: `The folder brand/ has no ${manifestName}.`,
        it: `Nella cartella brand/ non c’è ${manifestName}.`,
      },
      {
        en: 'Write it, {} to begin with, or take the folder away. docs/operations/brand.md says what it may have.',
        it: 'Scrivilo, per cominciare {}, o togli la cartella. docs/operations/brand.md dice che cosa può avere.',
      },
    );
  else
    tell({ pointer: '' }, problem?.message ?? { en: 'This is no JSON.', it: 'Questo non è JSON.' }, {
      en: 'Mend it: nothing of the brand is read until then.',
      it: 'Correggilo: fino ad allora della veste non si legge niente.',
    });
}

function placed(manifest: JsonDocument, spot: Spot): Pick<BesideProblem, 'file' | 'place' | 'pointer'> {
  const { pointer } = spot;
  if ('file' in spot)
    return { file: spot.file, place: createLines(spot.file.text).place(spot.start, spot.end), pointer };
  const place = manifest.problem?.place ?? manifest.locate(pointer, spot.part ?? 'value');
  return { file: { path: manifest.path, text: manifest.text }, place, pointer };
}

/** Takes out what was told already at its place: one file may stand in several places of a brand. */
const toldOnce = (problems: readonly BesideProblem[]): BesideProblem[] =>
  problems.filter((problem, at) => problems.findIndex((other) => isSame(problem, other)) === at);

const isSame = (one: BesideProblem, other: BesideProblem): boolean =>
  byPlace(one, other) === 0 && one.message.en === other.message.en;

const byPlace = (one: BesideProblem, other: BesideProblem): number =>
  one.file.path.localeCompare(other.file.path) ||
  one.place.line - other.place.line ||
  one.place.column - other.place.column;

/**
 * Reads the brand of a folder for who serves it.
 *
 * @throws {Error} `BRAND_INVALID` with a line for each thing that is wrong: where it stands, what was expected and what to do.
 */
export function readBrand(folder: string): Brand | undefined {
  const { brand, problems } = readBrandIn(folder);
  if (problems.length === 0) return brand;
  const lines = problems.map(
    ({ file, place, message, hint }) =>
      `  ${join(folder, relative(folderName, file.path))}:${place.line}:${place.column} ${message.en} ${hint.en}`,
  );
  throw new Error(['BRAND_INVALID: the portal starts once this is mended', ...lines].join('\n'));
}
