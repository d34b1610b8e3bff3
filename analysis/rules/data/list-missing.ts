import { popupsFile } from '../../symbols/popups.ts';
import type { Rule } from '../rule.ts';

const lists: readonly string[] = [
  'journeys/routes.json',
  popupsFile,
  'journeys/deep-links.json',
  'journeys/trigger-timeline.json',
];

/** Finds that a list is not there against which others are held. */
export const listMissing: Rule = {
  code: 'list-missing',
  severity: 'error',
  title: { en: 'A list that is not there', it: 'Un elenco che manca' },
  explain: {
    en: 'Journeys of a portal come with four lists: journeys/routes.json, popups.json, deep-links.json and trigger-timeline.json. Whoever has one of them has all, for without a list nobody asks whether the names and paths that it gives are right. A project with none of them is not held against any.',
    it: 'I flussi di un portale hanno quattro elenchi: journeys/routes.json, popups.json, deep-links.json e trigger-timeline.json. Chi ne ha uno li ha tutti, perché senza un elenco nessuno controlla se i nomi e gli indirizzi che dà sono giusti. Un progetto che non ne ha nessuno non si confronta con nessuno.',
  },
  across: true,
  *run({ documents, popups }) {
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
  },
};
