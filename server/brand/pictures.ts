import { fileKinds, namedFile } from './files.ts';
import { membersOf, type Member } from './manifest.ts';
import { drawn, type Drawing } from './picture.ts';
import { measurePng } from './formats/png.ts';
import type { NamedFile, Reading } from './told.ts';

/** The bank’s logo: in each theme, and whether its name is in it. */
export type Logo = { light: Drawing; dark: Drawing; hasName: boolean };

/** A logo is as high as a line of the header, and leaves room for its buttons on the smallest phone. */
const logoRatio = { least: 0.75, most: 6 };
const iconSize = 512;

/** Reads the logo. */
export function logoIn(reading: Reading, member: Member | undefined): Logo | undefined {
  if (member === undefined) return undefined;
  const members = membersOf(reading, member, ['light', 'dark', 'hasName']);
  const [light, dark, named] = ['light', 'dark', 'hasName'].map((name) => members.get(name));
  if (light === undefined || dark === undefined)
    reading.tell(
      { pointer: member.pointer },
      {
        en: 'A logo has a drawing for light and one for dark.',
        it: 'Un logo ha un disegno per il chiaro e uno per lo scuro.',
      },
      {
        en: 'Write both, "light" and "dark"; they may be the same file.',
        it: 'Scrivi sia "light" sia "dark"; possono essere lo stesso file.',
      },
    );
  if (named !== undefined && typeof named.value !== 'boolean')
    reading.tell(
      { pointer: named.pointer },
      { en: 'This must be true or false.', it: 'Questo deve essere true o false.' },
      { en: 'Write true where the logo has the name in it.', it: 'Scrivi true se nel logo c’è già il nome.' },
    );
  const [byDay, byNight] = drawnForBoth(reading, light, dark);
  return byDay && byNight ? { light: byDay, dark: byNight, hasName: named?.value === true } : undefined;
}

type Both<Read> = readonly [light: Read | undefined, dark: Read | undefined];

/** Reads the drawings of both themes; one file for both is read once, so that whatever is wrong with it is told once. */
function drawnForBoth(reading: Reading, ...[light, dark]: Both<Member>): Both<Drawing> {
  const byDay = drawn(reading, light);
  const byNight = light && light.value === dark?.value ? byDay : drawn(reading, dark);
  for (const drawing of new Set([byDay, byNight])) if (drawing) tellRatio(reading, drawing);
  return [byDay, byNight];
}

function tellRatio({ tell }: Reading, { pointer, name, ratio }: Drawing): void {
  const { least, most } = logoRatio;
  if (ratio >= least && ratio <= most) return;
  const found = ratio.toFixed(2);
  tell(
    { pointer },
    {
      en: `brand/${name} is ${found} times as wide as high: a logo fits the header from ${least} to ${most}.`,
      it: `brand/${name} è largo ${found} volte la sua altezza: in testata un logo sta da ${least} a ${most}.`,
    },
    {
      en: 'Crop its viewBox to the drawing, or take the shorter form.',
      it: 'Ritaglia il suo viewBox al disegno, o usa la forma corta.',
    },
  );
}

/** Reads the drawing of the browser’s tab. */
export const faviconIn = (reading: Reading, member: Member | undefined): Drawing | undefined =>
  drawn(reading, member);

/** Reads the icon of a portal on a phone’s first page. */
export function iconIn(reading: Reading, member: Member | undefined): NamedFile | undefined {
  const file = member && namedFile(reading, member, fileKinds.icon);
  if (file === undefined) return undefined;
  const size = measurePng(file.bytes);
  if (size?.width === iconSize && size.height === iconSize) return file;
  const found = size ? `${size.width} × ${size.height}` : 'no whole PNG';
  reading.tell(
    { pointer: file.pointer },
    {
      en: `brand/${file.name} is ${found}: ${iconSize} × ${iconSize} pixels of PNG are expected.`,
      it: `brand/${file.name} è ${size ? found : 'altro da un PNG intero'}: ci si aspetta un PNG di ${iconSize} × ${iconSize} pixel.`,
    },
    {
      en: 'Export it so, with the sign within the inner four fifths and no transparent ground.',
      it: 'Esportalo così, con il segno nei quattro quinti interni e senza fondo trasparente.',
    },
  );
  return undefined;
}
