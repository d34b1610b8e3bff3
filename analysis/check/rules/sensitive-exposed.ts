import type { JourneyFile } from '#schemas';
import { endsWith } from '../../model/face.ts';
import { soundJourneys } from '../../model/journeys.ts';
import { sensitiveData, unmaskedReads } from '../../model/sensitive.ts';
import { slotsOf, type Slot } from '../../model/slots.ts';
import type { Sources } from '../../source/sources.ts';
import type { Words } from '../../answer/words.ts';
import type { Rule } from '../rule.ts';

/** Finds sensitive data that would leave the place where it is guarded. */
export const sensitiveExposed: Rule = {
  code: 'sensitive-exposed',
  severity: 'error',
  title: {
    en: 'Sensitive data is shown, put into an address or kept where it is not guarded',
    it: 'Dati riservati mostrati, messi in un indirizzo o tenuti senza protezione',
  },
  explain: {
    en: 'Data marked "sensitive", or kept for the next call or for one screen only, goes to the bank in a body or a header, to a journey in its input, into a file for the holder, or to other data that is marked too; not into a text, a query or an address. What is kept for one screen may be shown there. Masked, as with maskPhone, it may be shown. What a sub-journey hands over of its own sensitive data is sensitive as well.',
    it: 'I dati segnati "sensitive", o conservati solo per la prossima chiamata o per una schermata, vanno alla banca in un corpo o in un’intestazione, a un altro flusso negli ingressi, al titolare in un allegato, o in altri dati segnati allo stesso modo; non in un testo, in un parametro o in un indirizzo. Ciò che si conserva per una schermata si può mostrare lì. Mascherati, come con maskPhone, si possono mostrare. Ciò che un altro flusso consegna dei propri dati riservati è riservato anch’esso.',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const guarded = sensitiveData(definition);
      const shown = screenData(definition);
      for (const slot of slotsOf(definition)) {
        const sink = sinkOf(slot, guarded);
        if (sink === undefined) continue;
        const secret = [...guarded, ...sensitiveResults(slot, sources)];
        for (const { path, pointer } of unmaskedReads(slot)) {
          const datum = path.split('.', 2).join('.');
          if (!secret.includes(datum) || (slot.role === 'shows' && shown.has(datum))) continue;
          const message = {
            en: `"${path}" is sensitive and would be ${sink.en}.`,
            it: `"${path}" è riservato e verrebbe ${sink.it}.`,
          };
          yield {
            document,
            pointer,
            message,
            hint: { en: 'Mask it, or leave it out.', it: 'Mascheralo, o lascialo fuori.' },
          };
        }
      }
    }
  },
};

/** Names the data that lives to be shown, and only while it is. */
function screenData(definition: JourneyFile): Set<string> {
  const data = Object.entries(definition.data ?? {}).filter(([, { keep }]) => keep === 'screen');
  return new Set(data.map(([name]) => `data.${name}`));
}

function sinkOf({ role, name }: Slot, guarded: readonly string[]): Words | undefined {
  if (role === 'shows') return { en: 'shown', it: 'mostrato' };
  if (role === 'query' || role === 'visit') return { en: 'put into an address', it: 'messo in un indirizzo' };
  if (role === 'sets' && !guarded.includes(name ?? ''))
    return { en: `kept in "${name ?? ''}", which is not`, it: `tenuto in "${name ?? ''}", che non lo è` };
  return undefined;
}

/** Names what a sub-journey hands over of its sensitive data, as the exit reads it. */
function sensitiveResults({ result }: Slot, sources: Sources): string[] {
  if (result?.from !== 'journey') return [];
  const called = sources.faces.get(result.journey);
  const ends = called ? endsWith(called, result.outcome) : [];
  return ends.flatMap(({ secret }) => secret.map((name) => `result.${name}`));
}
