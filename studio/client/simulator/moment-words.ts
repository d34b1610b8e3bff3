import type { TFunction } from '#i18n';
import type { MomentLabel } from '../../stage/messages.ts';
import { flagName } from '../words/flag-name.ts';
import { operationName } from '../words/step-words.ts';

/** Words what has led to a moment. */
export function momentWords(t: TFunction, label: MomentLabel): string {
  switch (label.kind) {
    case 'scenario': {
      const { title, move } = label;
      return move === undefined
        ? t('simulator.moment.scenarioBegin', { title })
        : t('simulator.moment.scenario', { move: operationName(t, move) });
    }
    case 'action':
      return t('simulator.moment.action', { words: label.words || label.name });
    case 'reply':
      return t('simulator.moment.reply', {
        operation: operationName(t, label.operation),
        answer: label.answer,
      });
    case 'flag': {
      const value =
        typeof label.value === 'string' ? label.value : t(`simulator.${label.value ? 'on' : 'off'}`);
      return t('simulator.moment.flag', { flag: flagName(t, label.path), value });
    }
    default:
      return t(`simulator.moment.${label.kind}`);
  }
}
