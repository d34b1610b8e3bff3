import { objectsInStreams, plainNames } from './pdf-streams.ts';

/** What runs, sends, or brings another file along; and what is encrypted, in which nobody can look for these. */
const acting = [
  'JavaScript',
  'Launch',
  'EmbeddedFiles?',
  'RichMedia\\w*',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
  'Encrypt',
];
const end = String.raw`(?![^\0\t\n\f\r ()<>[\]{}/%])`;
const actingNames = new RegExp(`/(?:${acting.join('|')})${end}`);
/** Too short to be looked for among packed bytes, which hold any three letters. */
const onEvent = new RegExp(`/AA${end}`);
const streams = />>\s*stream\r?\n[\s\S]*?\bendstream\b/g;
const opening = /\/OpenAction\s*(\[|<<[^>]{0,500}>>|(\d+)\s+(\d+)\s+R|)/g;
/** A document changed often says again where it opens; one that says so more often is made to keep the bank busy. */
const mostOpenings = 20;

/**
 * Returns whether a document does something by itself, or hides whether it does: also where names are written by the numbers
 * of their letters, or stand in streams of objects (S-92).
 */
export function isActing(file: Buffer): boolean {
  const raw = file.toString('latin1');
  const objects = objectsInStreams(file, raw);
  if (objects === null) return true;
  const packed = plainNames(objects.join('\n'));
  if (actingNames.test(plainNames(raw)) || actingNames.test(packed)) return true;
  const text = `${plainNames(raw.replaceAll(streams, ''))}\n${packed}`;
  return onEvent.test(text) || opensElsewhere(text);
}

/** Tells a document that opens with more than one of its own pages. */
function opensElsewhere(text: string): boolean {
  const openings = [...text.matchAll(opening)];
  if (openings.length > mostOpenings) return true;
  return openings.some(([, what = '', number = '', generation = '']) => {
    if (number === '') return !isPlace(what);
    const defined = new RegExp(
      String.raw`(?<!\d)${number}\s+${generation}\s+obj\s*(\[|<<[^>]{0,500}>>|)`,
      'g',
    );
    return [...text.matchAll(defined)].some(([, value = '']) => !isPlace(value));
  });
}

/** A list is a place in the document; so is an action that goes there and has none after it. */
function isPlace(value: string): boolean {
  if (value === '[') return true;
  const kinds = value.match(/\/S\s*\/\w+/g) ?? [];
  return kinds.length === 1 && /\/S\s*\/GoTo\b/.test(value) && !value.includes('/Next');
}
