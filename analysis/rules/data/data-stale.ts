import type { DataFlow } from '../../flow/transfer.ts';
import { nearest, staleRead, type Pair, type StaleRead } from '../../flow/stale-reads.ts';
import { answersIn, comesFrom, rootsOf, workedOutFrom } from '../../flow/worked-out.ts';
import { fromWritten } from '../../flow/implied-from.ts';
import { eachFlow } from '../each-journey.ts';

/** Finds data that were worked out from an answer, and are read as they were when another answer has changed it. */
export const dataStale = eachFlow(function* (flow) {
  for (const { answer, datum, pointer, path } of nearest(staleIn(flow))) {
    const edit = fromWritten(flow.document, datum, [answer]);
    const message = {
      en: `"data.${datum}" was worked out from "data.${answer}", and is still what it was when another answer has changed that.`,
      it: `"data.${datum}" è stato ricavato da "data.${answer}", e resta com’era anche quando una nuova risposta lo ha cambiato.`,
    };
    const hint = {
      en: `Write at the datum what it is from, "from": ["${answer}"], so that it is forgotten then, or "from": [] where it shall stay.`,
      it: `Scrivi nel dato da che cosa dipende, "from": ["${answer}"], perché allora si dimentichi, oppure "from": [] se deve restare.`,
    };
    yield { pointer, message, hint, path, ...(edit && { fix: { edit } }) };
  }
});

function* staleIn(flow: DataFlow): Generator<Pair & StaleRead> {
  const sources = workedOutFrom(flow);
  for (const [datum, { from }] of Object.entries(flow.definition.data ?? {})) {
    // An empty list says that it stays whatever changes.
    if (from?.length === 0) continue;
    for (const answer of rootsOf(datum, sources)) {
      if (!answersIn(flow).has(answer)) continue;
      const pair = { answer, datum };
      const found = staleRead(flow, { ...pair, comesFrom: (edge) => comesFrom(flow, pair, edge) });
      if (found) yield { answer, datum, ...found };
    }
  }
}
