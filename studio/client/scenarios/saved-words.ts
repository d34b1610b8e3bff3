import type { TFunction } from '#i18n';
import type { ScenarioSaved } from '../../saved-scenarios.ts';
import { longestTitle } from '../../standing.ts';
import type { Answered } from '../server/ask.ts';

/** Words why a scenario was not written; nothing when it was. */
export function notSavedWords(t: TFunction, answered: Answered<ScenarioSaved>): string | undefined {
  if (answered.kind === 'missing') return answered.why === '' ? t('saving.unanswered') : answered.why;
  const saved = answered.value;
  switch (saved.kind) {
    case 'saved':
      return undefined;
    case 'clash':
      return t('saving.clash');
    case 'refused':
      return saved.why;
    case 'parted': {
      const { move, why } = saved;
      if (why !== undefined) return t('saving.partedWhy', { move, why });
      return move === 0 ? t('saving.begun') : t('saving.parted', { move });
    }
  }
}

/** Words what is wrong with a title, before anybody is asked; nothing where it is well. */
export function titleFault(t: TFunction, title: string, taken: readonly string[]): string | undefined {
  const { length } = title.trim();
  if (length === 0) return t('saving.empty');
  if (length > longestTitle) return t('saving.tooLong', { length, longest: longestTitle });
  return isTaken(title, taken) ? t('saving.clash') : undefined;
}

/** Returns whether a scenario has a title already, however it is written. */
export const isTaken = (title: string, taken: readonly string[]): boolean =>
  taken.some((other) => plain(other) === plain(title));

const plain = (title: string): string => title.trim().toLocaleLowerCase('it');
