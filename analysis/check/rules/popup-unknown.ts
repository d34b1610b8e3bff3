import type { JourneyFile } from '#schemas';
import { soundJourneys, stepsOf } from '../../model/journeys.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';

/** Finds names of popups that the list of popups does not have. */
export const popupUnknown: Rule = {
  code: 'popup-unknown',
  severity: 'error',
  title: 'A popup that nobody knows',
  explain:
    'A journey opens by the name of a popup, and its screens stand in popups; the known names stand in journeys/popups.json. A popup that is new is added there first. Without that file the names are not checked.',
  *run(sources) {
    const { popups } = sources;
    if (popups === undefined) return;
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { popup, pointer } of popupsOf(definition)) {
        if (popup === undefined || popups.includes(popup)) continue;
        const message = `There is no popup "${popup}" in journeys/popups.json.`;
        yield { document, pointer, message, ...suggest(popup, popups) };
      }
    }
  },
};

function popupsOf(definition: JourneyFile): { popup?: string | undefined; pointer: string }[] {
  const entries = definition.opens?.popups ?? [];
  const screens = stepsOf(definition, 'form', 'end');
  return [
    ...entries.map((popup, index) => ({ popup, pointer: `/opens/popups/${index}` })),
    ...screens.map(({ step, pointer }) => ({ popup: step.popup, pointer: `${pointer}/popup` })),
  ];
}
