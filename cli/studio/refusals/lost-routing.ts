import type { JourneyFile } from '#schemas';
import type { RefusalRouting } from '#studio';
import { lostAnswer, type LostAnswer } from '../../create/lost-answer.ts';
import { valueWith } from '../../value-with.ts';

/** Leads a call that does something for good elsewhere when its answer is lost: to a step, or to a screen that tells so. */
export function lostRouting(
  written: JourneyFile,
  { step, to }: Pick<RefusalRouting, 'step' | 'to'>,
): { definition: unknown; texts: LostAnswer['texts'] } {
  const lost = to === '' ? lostAnswer(written) : { to, steps: {}, texts: [] };
  const extended = { ...written, steps: { ...written.steps, ...lost.steps } };
  const definition = valueWith(extended, ['steps', step, 'commit', 'unsure', 'to'], lost.to);
  return { definition, texts: lost.texts };
}
