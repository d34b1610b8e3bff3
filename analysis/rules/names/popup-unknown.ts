import { stepUpJourney } from '../../graph/calls-above.ts';
import { popupRenamed, popupsNamed, popupsOfScreens, popupsRenamed } from '../../symbols/popups.ts';
import { suggest, suggestion } from '../../report/did-you-mean.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';
import { unknownNames } from '../unknown-names.ts';

/** Finds names of popups that the list of popups does not have. */
export function* popupUnknown(sources: Sources): Generator<Problem> {
  yield* strangersToProof(sources);
  const { popups } = sources;
  if (popups === undefined) return;
  for (const { document, pointer, popup } of popupsNamed(sources)) {
    if (popups.includes(popup)) continue;
    const message = {
      en: `There is no popup "${popup}" in journeys/popups.json.`,
      it: `Non c’è una finestra "${popup}" in journeys/popups.json.`,
    };
    yield { document, pointer, message, ...meantBy(popup, popups, sources) };
  }
}

/** Suggests the name of the list that nothing uses before any other. */
function meantBy(popup: string, popups: readonly string[], sources: Sources): Pick<Problem, 'hint' | 'fix'> {
  const renamed = popupRenamed(sources);
  if (renamed?.meant !== popup) return suggest(popup, popups);
  const { hint } = suggestion(popup, renamed.name);
  return { ...suggest(popup, [renamed.name]), hint };
}

/** Finds popups that are to have another name above a call, and that strong authentication does not have. */
function* strangersToProof(sources: Sources): Generator<Problem> {
  const known = popupsOfScreens(stepUpJourney, sources);
  if (known === undefined) return;
  const renamed = [...popupsRenamed(sources)].map(({ document, pointer, popup }) => ({
    name: popup,
    document,
    pointer,
    part: 'key' as const,
  }));
  yield* unknownNames(renamed, known, (name) => ({
    en: `No screen of the journey "sca" stands in a popup "${name}".`,
    it: `Nessuna schermata del flusso "sca" sta in una finestra "${name}".`,
  }));
}
