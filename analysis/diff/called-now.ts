import { applyEdits } from '../report/apply-edits.ts';
import type { Edit } from '../rules/rule.ts';
import { pointerTo } from '../source/document.ts';
import { readSources, type Sources } from '../source/sources.ts';
import { aroundIn } from '../symbols/around.ts';
import { mentionsIn } from '../symbols/references.ts';
import { nameNow, type Renamed } from './renames.ts';

/** Writes an earlier state of the project with the names that everything has now. */
export function calledNow(before: Sources, renames: readonly Renamed[]): Sources {
  if (renames.length === 0) return before;
  const around = aroundIn(before);
  const kinds = new Map(before.checked.map(({ document, kind }) => [document.path, kind]));
  const files = before.documents.map((document) => {
    const { path, text, value } = document;
    // Most files speak of nothing that has another name, and need not be read for it, nor scenarios played.
    const mayName = renames.some((renamed) => text.includes(renamed.before));
    const mentions = mayName ? mentionsIn({ path, kind: kinds.get(path), value }, around) : [];
    const edits = mentions.flatMap((mention): Edit[] => {
      const now = nameNow(mention, renames);
      const first = document.span(pointerTo('', ...mention.keys), mention.part).start + 1;
      const [start, end] = [first + mention.start, first + mention.end];
      return now === mention.name ? [] : [{ start, end, text: now }];
    });
    return { path: pathNow(path, renames), text: applyEdits(text, edits) };
  });
  return readSources(before.language, files, { views: before.views, before });
}

function pathNow(path: string, renames: readonly Renamed[]): string {
  const [, top = '', id = '', rest = ''] = /^(journeys|i18n\/it)\/([^/.]+)(.*)$/.exec(path) ?? [];
  if (top === '') return path;
  const form = /^\/forms\/(.+)\.json$/.exec(rest)?.[1];
  const formNow = form === undefined ? '' : nameNow({ sort: 'form', of: id, name: form }, renames);
  const idNow = nameNow({ sort: 'journey', of: '', name: id }, renames);
  return `${top}/${idNow}${form === undefined ? rest : `/forms/${formNow}.json`}`;
}
