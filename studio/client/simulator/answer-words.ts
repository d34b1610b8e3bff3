import type { TFunction } from '#i18n';
import type { DeclaredAnswer } from '../../protocol.ts';
import { named } from '../words/named.ts';

/** Words an answer of the bank: what it is, and what more there is to say of it. */
export function answerWords(t: TFunction, answer: DeclaredAnswer): { name: string; note?: string } {
  const { kind, code = '', type, words, scenario } = answer;
  const told = scenario === undefined ? undefined : t('simulator.doneScenario', { title: scenario });
  switch (kind) {
    case 'done':
      return { name: t('simulator.done'), note: told ?? t('simulator.doneSample') };
    case 'step-up':
      return { name: t('simulator.stepUp'), ...(told !== undefined && { note: told }) };
    case 'refused': {
      const how = type === undefined ? undefined : named(t, `type.${type}`, t('type.other'));
      return {
        name: t('simulator.refused', { code }),
        ...((words ?? how) !== undefined && { note: words ?? how ?? '' }),
      };
    }
    case 'unreachable':
    case 'unreadable':
      return { name: t(`simulator.${kind}`), note: t(`simulator.${kind}Note`) };
  }
}
