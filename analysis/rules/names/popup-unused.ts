import { areAllRead } from '../../graph/journeys.ts';
import { popupRenamed, popupsFile, popupsNamed } from '../../symbols/popups.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Problem } from '../rule.ts';

/** Finds names in the list of popups that nothing uses, or that stand there twice. */
export function* popupUnused(sources: Sources): Generator<Problem> {
  const document = sources.documents.find(({ path }) => path === popupsFile);
  if (document === undefined || sources.popups === undefined) return;
  const used = new Set(popupsNamed(sources).map(({ popup }) => popup));
  const unknown = [...used].filter((name) => !sources.popups?.includes(name));
  // Where a name has a slip, another rule says so; and what cannot be read may name any.
  const isMeant = (popup: string) =>
    unknown.some((name) => suggest(name, [popup]).fix !== undefined) ||
    popupRenamed(sources)?.name === popup ||
    !canTell(sources);
  for (const [index, popup] of sources.popups.entries()) {
    const pointer = pointerTo('', index);
    if (sources.popups.indexOf(popup) < index) {
      const message = {
        en: `The popup "${popup}" is in the list twice.`,
        it: `La finestra "${popup}" è nell’elenco due volte.`,
      };
      yield { document, pointer, message };
    } else if (!used.has(popup) && !isMeant(popup)) {
      const message = {
        en: `Nothing uses the popup "${popup}".`,
        it: `Nulla usa la finestra "${popup}".`,
      };
      yield { document, pointer, message };
    }
  }
}

const canTell = (sources: Sources): boolean =>
  areAllRead(sources) && (sources.timeline === undefined || sources.timeline.value !== undefined);
