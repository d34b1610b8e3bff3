import type { TFunction } from '#i18n';
import type { ScenarioMove } from '#schemas';
import type { MomentLabel } from '../../stage/messages.ts';
import { counted } from '../words/counted.ts';
import { flagName, flagValue } from '../words/flag-name.ts';
import { operationName } from '../words/step-words.ts';

/** Words what has led to a moment. */
export function momentWords(t: TFunction, label: MomentLabel): string {
  switch (label.kind) {
    case 'scenario': {
      const { title, move, words } = label;
      return move === undefined ? t('simulator.moment.scenarioBegin', { title }) : moveWords(t, move, words);
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
        typeof label.value === 'string'
          ? flagValue(label.path, label.value)
          : t(`simulator.${label.value ? 'on' : 'off'}`);
      return t('simulator.moment.flag', { flag: flagName(t, label.path), value });
    }
    default:
      return t(`simulator.moment.${label.kind}`);
  }
}

function moveWords(
  t: TFunction,
  { action, answer, wait, typed, refreshed }: ScenarioMove,
  words = action,
): string {
  if (action === 'back') return t('simulator.moment.back');
  if (action !== undefined) return t('simulator.moment.action', { words });
  if (answer) {
    const operation = operationName(t, answer.operation);
    return t('simulator.moment.reply', { operation, answer: answerName(t, answer) });
  }
  if (wait !== undefined)
    return counted(t, ['simulator.moment.wait.one', 'simulator.moment.wait.many'], wait);
  if (typed) return t('simulator.moment.typed');
  return t(`simulator.moment.${refreshed ? 'refreshed' : 'reload'}`);
}

type Answer = NonNullable<ScenarioMove['answer']>;

/** The code with which the bank refuses; nothing where it does not. */
export const codeOf = ({ status = 200, body }: Answer): string | undefined => {
  const { code } = Object(body);
  return status >= 300 ? String(code ?? status) : undefined;
};

/** Returns whether the bank asks for strong authentication, by a refusal or in what it answers. */
export const asksForProof = (answer: Answer): boolean =>
  codeOf(answer) === 'SCA_REQUIRED' || Object(answer.body).result === 'SCA';

function answerName(t: TFunction, answer: Answer): string {
  if (answer.unreachable === true) return t('simulator.unreachable');
  if (asksForProof(answer)) return t('simulator.stepUp');
  const code = codeOf(answer);
  return code === undefined ? t('simulator.done') : t('simulator.refused', { code });
}
