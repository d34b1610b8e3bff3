import type { Screen } from '#engine';
import type { i18n } from '#i18n';
import type { Beside } from '#ui/forms';
import type { JourneyRun } from '../run/run.ts';
import { wordsOf } from './words.ts';

/** Gathers what can be done with each line of the lists of a screen: pressing it answers the list with that line. */
export function besideLines(texts: i18n, run: JourneyRun, screen: Screen): Beside {
  const { definition, actions, busy, busyAction } = screen;
  if (!('actions' in definition)) return {};
  const all = actions.flatMap(({ name, text }) => {
    const field = definition.actions[name]?.beside?.slice(1);
    if (field === undefined) return [];
    const isLoading = busy && busyAction === name;
    const act = (answer: unknown) => void run.session.act(name, { [field]: answer });
    const loadingLabel = texts.t('loading', { ns: 'frame' });
    return [
      {
        field,
        name,
        words: wordsOf(texts, text),
        isLoading,
        loadingLabel,
        isDisabled: busy && !isLoading,
        act,
      },
    ];
  });
  return Object.fromEntries(
    [...Map.groupBy(all, ({ field }) => field)].map(([field, each]) => [
      field,
      each.map(({ field: _field, ...action }) => action),
    ]),
  );
}
