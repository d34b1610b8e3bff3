import { soundJourneys, stepsOf } from '../../model/journeys.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';

/** Finds steps that run a journey that is not there, and folders whose journey calls itself otherwise. */
export const journeyUnknown: Rule = {
  code: 'journey-unknown',
  severity: 'error',
  title: 'A journey is named that is not there',
  explain:
    'A step of kind "journey" names another journey by its id, which is also the name of its folder in journeys/. A folder holds the journey whose id it bears.',
  *run(sources) {
    const known = [...sources.journeys.keys()];
    for (const { folder, journey, forms, scenarios } of sources.journeys.values()) {
      const [orphan] = [...forms.values(), ...scenarios.values()];
      if (journey || !orphan) continue;
      const message = `There is no ${folder}/journey.json for this file to belong to.`;
      yield { document: orphan.document, pointer: '', message };
    }
    for (const { source, document, definition } of soundJourneys(sources)) {
      if (definition.id !== source.id) {
        const message = `This journey calls itself "${definition.id}" and stands in the folder "${source.id}".`;
        yield { document, pointer: '/id', message, hint: `Write "${source.id}", or rename the folder.` };
      }
      for (const { pointer, step } of stepsOf(definition, 'journey')) {
        if (known.includes(step.journey)) continue;
        const message = `There is no journey "${step.journey}".`;
        yield { document, pointer: `${pointer}/journey`, message, ...suggest(step.journey, known) };
      }
    }
  },
};
