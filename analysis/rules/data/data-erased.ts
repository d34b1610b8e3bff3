import { erasedReads } from '../../flow/definite-assignment.ts';
import { eachFlow } from '../each-journey.ts';

/** Finds reads of data that was kept for one call or one screen and is gone. */
export const dataErased = eachFlow(function* (flow) {
  for (const { datum, read, path } of erasedReads(flow)) {
    const isOfScreen = flow.definition.data?.[datum]?.keep === 'screen';
    const message = {
      en: `"data.${datum}" is kept for ${isOfScreen ? 'one screen' : 'one call'} and has been erased here.`,
      it: `"data.${datum}" si conserva per ${isOfScreen ? 'una schermata' : 'una chiamata'} e qui è già cancellato.`,
    };
    yield { pointer: read.pointer, message, path };
  }
});
