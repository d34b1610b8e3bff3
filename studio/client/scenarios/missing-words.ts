import type { TFunction } from '#i18n';
import type { JourneyView, MissingView } from '../../protocol.ts';
import { conditionWords } from '../words/condition.ts';
import { stepTitle } from '../words/step-words.ts';
import { wayWords } from '../words/way-words.ts';

/** Words what no scenario passes, by the names that the drawing has for it. */
export function missingWords(t: TFunction, missing: MissingView, journey: JourneyView): string {
  const titleOf = (name: string | undefined): string => {
    const step = journey.steps.find((each) => each.name === name);
    return step ? stepTitle(t, step) : (name ?? '');
  };
  const { kind, side, label, step } = missing;
  const way = journey.ways.find(({ id }) => id === missing.way);
  if (kind === 'allow') return t(`missing.allow${side === true ? 'True' : 'False'}`);
  if (kind === 'resume') return t('missing.resume', { step: titleOf(step), label });
  if (!way) return t('missing.other', { label });
  const { from, to, when } = way;
  if (kind === 'guard')
    return t(`missing.guard${side === true ? 'True' : 'False'}`, {
      way: wayWords(t, { ...way, when: undefined }),
      from: titleOf(from),
      condition: conditionWords(t, when),
    });
  return t('missing.way', { way: wayWords(t, way), from: titleOf(from), to: titleOf(to) });
}
