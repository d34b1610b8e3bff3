import type { TFunction } from '#i18n';
import type { DeclaredAnswer } from '../../protocol.ts';
import { named } from '../words/named.ts';

/** An answer in words: what it is, and what more there is to say of it. */
type AnswerWords = { name: string; note: string | undefined };

const wording: {
  readonly [Kind in DeclaredAnswer['kind']]: (t: TFunction, answer: DeclaredAnswer) => AnswerWords;
} = {
  done: (t, answer) => ({
    name: t('simulator.done'),
    note: ofScenario(t, answer) ?? t('simulator.doneSample'),
  }),
  'step-up': (t, answer) => ({ name: t('simulator.stepUp'), note: ofScenario(t, answer) }),
  refused: (t, { code, type, words }) => ({
    name: t('simulator.refused', { code }),
    note: words ?? (type && named(t, { key: `type.${type}`, otherwise: t('type.other') })),
  }),
  unreachable: (t) => ({ name: t('simulator.unreachable'), note: t('simulator.unreachableNote') }),
  unreadable: (t) => ({ name: t('simulator.unreadable'), note: t('simulator.unreadableNote') }),
};

/** Words an answer of the bank. */
export const answerWords = (t: TFunction, answer: DeclaredAnswer): AnswerWords =>
  wording[answer.kind](t, answer);

const ofScenario = (t: TFunction, { scenario }: DeclaredAnswer): string | undefined =>
  scenario === undefined ? undefined : t('simulator.doneScenario', { title: scenario });
