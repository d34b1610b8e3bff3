import { soundJourneys, stepsOf } from '../../model/journeys.ts';
import { suggest } from '../near.ts';
import type { Words } from '../../answer/words.ts';
import type { Rule } from '../rule.ts';

/** Finds steps that run a journey that is not there, and folders whose journey calls itself otherwise. */
export const journeyUnknown: Rule = {
  code: 'journey-unknown',
  severity: 'error',
  title: { en: 'A journey is named that is not there', it: 'Si nomina un flusso che non esiste' },
  explain: {
    en: 'A step of kind "journey" names another journey by its id, which is also the name of its folder in journeys/. A folder holds the journey whose id it bears.',
    it: 'Un passo di tipo "journey" nomina un altro flusso con il suo id, che è anche il nome della sua cartella in journeys/. Una cartella contiene il flusso di cui porta il nome.',
  },
  across: true,
  *run(sources) {
    const known = [...sources.journeys.keys()];
    for (const { folder, journey, forms, scenarios } of sources.journeys.values()) {
      const [orphan] = [...forms.values(), ...scenarios.values()];
      if (journey || !orphan) continue;
      const message = {
        en: `There is no ${folder}/journey.json for this file to belong to.`,
        it: `Questo file non ha il suo ${folder}/journey.json.`,
      };
      yield { document: orphan.document, pointer: '', message };
    }
    for (const { source, document, definition } of soundJourneys(sources)) {
      if (definition.id !== source.id) {
        const message = {
          en: `This journey calls itself "${definition.id}" and stands in the folder "${source.id}".`,
          it: `Questo flusso si chiama "${definition.id}" e sta nella cartella "${source.id}".`,
        };
        yield {
          document,
          pointer: '/id',
          message,
          hint: nameHint(source.id),
        };
      }
      for (const { pointer, step } of stepsOf(definition, 'journey')) {
        if (known.includes(step.journey)) continue;
        const message = {
          en: `There is no journey "${step.journey}".`,
          it: `Non c’è un flusso "${step.journey}".`,
        };
        yield { document, pointer: `${pointer}/journey`, message, ...suggest(step.journey, known) };
      }
    }
  },
};

/** Says how folder and journey come to have one name; that of a journey has small letters, figures and hyphens. */
function nameHint(folder: string): Words {
  const legal = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '');
  if (legal === folder || legal === '')
    return {
      en: `Write "${folder}", or rename the folder.`,
      it: `Scrivi "${folder}", o rinomina la cartella.`,
    };
  return { en: `Rename the folder "${legal}".`, it: `Rinomina la cartella "${legal}".` };
}
