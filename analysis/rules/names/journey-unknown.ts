import { soundJourneys, stepsOf } from '../../graph/journeys.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Words } from '../../report/words.ts';
import { openDocument } from '../../source/document.ts';
import type { JourneySource, Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds steps that run a journey that is not there, and folders without a journey or with one that calls itself otherwise. */
export function* journeyUnknown(sources: Sources): Generator<Problem> {
  const known = [...sources.journeys.keys()];
  for (const source of sources.journeys.values()) if (!source.journey) yield withoutJourney(source);
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
}

/** Tells of a folder without a journey at the first file that is there, or where the journey should be. */
function withoutJourney({ folder, forms, scenarios }: JourneySource): Problem {
  const path = `${folder}/journey.json`;
  const [orphan] = [...forms.values(), ...scenarios.values()];
  if (orphan) {
    const message = {
      en: `There is no ${path} for this file to belong to.`,
      it: `Questo file non ha il suo ${path}.`,
    };
    return { document: orphan.document, pointer: '', message };
  }
  return {
    document: openDocument({ path, text: '' }),
    pointer: '',
    message: { en: `There is no ${path}.`, it: `Non c’è ${path}.` },
    hint: {
      en: `The folder ${folder} is empty: write the journey, or remove the folder.`,
      it: `La cartella ${folder} è vuota: scrivi il flusso, o togli la cartella.`,
    },
  };
}

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
