import { dataFlows } from '../../flow/transfer.ts';
import { erasedReads } from '../../flow/definite-assignment.ts';
import type { Rule } from '../rule.ts';

/** Finds reads of data that was kept for one call or one screen and is gone. */
export const dataErased: Rule = {
  code: 'data-erased',
  severity: 'error',
  title: {
    en: 'Data kept for one call or one screen is read after it',
    it: 'Dati conservati per una chiamata o una schermata si leggono dopo',
  },
  explain: {
    en: 'Data with "keep": "next-call" is erased when a call has been answered, whatever the answer: only the next call can read it, once. Data with "keep": "screen" is erased when the screen that shows it is left. A second reading breaks the journey: ask the holder again, or, if it may be known for longer, mark it "sensitive" instead.',
    it: 'I dati con "keep": "next-call" si cancellano quando una chiamata ha avuto risposta, qualunque sia: solo la prossima chiamata li può leggere, una volta. Quelli con "keep": "screen" si cancellano quando si lascia la schermata che li mostra. Una seconda lettura rompe il flusso: chiedili di nuovo, o, se si possono conoscere più a lungo, segnali come "sensitive".',
  },
  *run(sources) {
    for (const flow of dataFlows(sources)) {
      for (const { datum, read, path } of erasedReads(flow)) {
        const keep = flow.definition.data?.[datum]?.keep;
        const what =
          keep === 'screen'
            ? { en: 'one screen', it: 'una schermata' }
            : { en: 'one call', it: 'una chiamata' };
        const message = {
          en: `"data.${datum}" is kept for ${what.en} and has been erased here.`,
          it: `"data.${datum}" si conserva per ${what.it} e qui è già cancellato.`,
        };
        yield { document: flow.document, pointer: read.pointer, message, path };
      }
    }
  },
};
