import type { JsonDocument } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Problem } from '../rule.ts';

/** Finds files that nothing reads. */
export function* fileUnknown(sources: Sources): Generator<Problem> {
  for (const { document, meant } of sources.unread) yield nobody(document, document.path, meant);
  const views = sources.words?.value?.views;
  if (views === undefined) return;
  const known = [...sources.journeys.keys(), ...views];
  for (const [name, document] of sources.texts)
    if (!known.includes(name)) yield nobody(document, name, withoutTexts(known, sources));
  yield* absentTexts(sources, views);
}

function nobody(document: JsonDocument, name: string, meant: Iterable<string>): Problem {
  const message = {
    en: `Nothing reads the file ${document.path}.`,
    it: `Nulla legge il file ${document.path}.`,
  };
  const { hint, fix } = suggest(name, meant);
  // Files are renamed by hand; a list of all names would say nothing of this one.
  return { document, pointer: '', message, ...(fix !== undefined && hint && { hint }) };
}

const withoutTexts = (known: readonly string[], { texts }: Sources): string[] =>
  known.filter((name) => !texts.has(name));

function* absentTexts({ words, texts }: Sources, views: readonly string[]): Generator<Problem> {
  for (const [index, name] of views.entries()) {
    if (!words || texts.has(name)) continue;
    const message = {
      en: `There is no file i18n/it/${name}.json.`,
      it: `Non c’è un file i18n/it/${name}.json.`,
    };
    yield { document: words.document, pointer: `/views/${index}`, message };
  }
}
