import type { Invariant } from '#schemas';
import { promises } from '../../decide/promises.ts';
import type { Words } from '../../report/words.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds promises that some path of a journey breaks. */
export function* invariantBroken(sources: Sources): Generator<Problem> {
  for (const { upstream, invariant, pointer, broken } of promises(sources)) {
    if (broken === undefined) continue;
    const word = (['never', 'always', 'once'] as const).find((each) => invariant[each] !== undefined);
    yield {
      document: upstream.flow.document,
      pointer: `${pointer}/${word ?? 'id'}`,
      message: messageFor(invariant),
      path: broken,
    };
  }
}

function messageFor({ never, before, after, always, once }: Invariant): Words {
  if (once !== undefined)
    return {
      en: `A path passes "${once}" more than once.`,
      it: `Una via passa per "${once}" più di una volta.`,
    };
  if (always !== undefined) {
    const since =
      after === undefined ? { en: '', it: '' } : { en: ` after "${after}"`, it: ` dopo "${after}"` };
    return {
      en: `A path ends${since.en} without passing "${always}".`,
      it: `Una via finisce${since.it} senza passare per "${always}".`,
    };
  }
  if (before !== undefined)
    return {
      en: `A path passes "${never}" before "${before}".`,
      it: `Una via passa per "${never}" prima che per "${before}".`,
    };
  if (after !== undefined)
    return {
      en: `A path passes "${never}" after "${after}".`,
      it: `Una via passa per "${never}" dopo "${after}".`,
    };
  return {
    en: `A path passes "${never}" while the guard holds.`,
    it: `Una via passa per "${never}" mentre la condizione vale.`,
  };
}
