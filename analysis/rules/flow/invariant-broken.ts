import type { Invariant } from '#schemas';
import { promises } from '../../decide/promises.ts';
import type { Words } from '../../report/words.ts';
import type { Rule } from '../rule.ts';

/** Finds promises that some path of a journey breaks. */
export const invariantBroken: Rule = {
  code: 'invariant-broken',
  severity: 'error',
  title: { en: 'A promise that some path breaks', it: 'Una promessa che qualche via non mantiene' },
  explain: {
    en: 'A journey’s "invariants" are held against all its runs: every action, reply and refusal, a sub-journey’s every outcome, strong authentication, Back, timers, limits, reloads and the places where a run is taken up again; guards are reckoned with as far as flags and fixed values decide them. The path is the shortest that breaks the promise. Close that path, or correct the promise.',
    it: 'Gli "invariants" di un flusso si confrontano con tutto ciò che può succedere: ogni azione, risposta e rifiuto, ogni esito di un altro flusso, l’autenticazione forte, Indietro, attese, limiti, ricaricamenti e riprese; delle condizioni si tiene conto per quanto le decidono gli indicatori e i valori fissi. La via mostrata è la più breve che rompe la promessa. Chiudi quella via, o correggi la promessa.',
  },
  *run(sources) {
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
  },
};

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
