import { popupsFile } from '../../symbols/popups.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

const lists: readonly string[] = [
  'journeys/routes.json',
  popupsFile,
  'journeys/deep-links.json',
  'journeys/trigger-timeline.json',
];

/** Finds that a list is not there against which others are held. */
export function* listMissing({ documents, popups }: Sources): Generator<Problem> {
  const there = documents.filter(({ path }) => lists.includes(path));
  const [first] = there;
  if (!first) return;
  for (const list of lists) {
    if (there.some(({ path }) => path === list)) continue;
    const message = { en: `There is no ${list}.`, it: `Non c’è ${list}.` };
    yield { document: first, pointer: '', message };
  }
  const document = there.find(({ path, problem }) => path === popupsFile && !problem);
  if (!document || popups !== undefined) return;
  const message = {
    en: `${popupsFile} must be a list of names.`,
    it: `${popupsFile} deve essere un elenco di nomi.`,
  };
  yield { document, pointer: '', message };
}
