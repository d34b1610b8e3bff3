import { dataFlows } from '../../flow/transfer.ts';
import { erasedReads } from '../../flow/definite-assignment.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds reads of data that was kept for one call or one screen and is gone. */
export function* dataErased(sources: Sources): Generator<Problem> {
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
}
