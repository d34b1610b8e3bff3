import type { JourneyFile } from '#schemas';
import { endsWith } from '../../graph/call-interface.ts';
import { handedOn, leakBelow } from '../../flow/called-inputs.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import { secretsAnswered } from '../../flow/secrets.ts';
import { leakOf, revealedReads, sensitiveData, type Leak } from '../../flow/taint.ts';
import { slotsOf, type Slot } from '../../values/expression-sites.ts';
import type { Sources } from '../../source/sources.ts';
import type { Words } from '../../report/words.ts';
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
    en: 'Data marked "sensitive", or kept for the next call or for one screen only, goes to the bank in a body or a header, to a journey in its input, when that guards it too, into a file for the holder but not into its name, or to other data that is marked too; not into a text, a query or an address. What is kept for one screen may be shown there. Masked, as with maskPhone, it may be shown. What a sub-journey hands over of its own sensitive data is sensitive as well, and what the contract marks as secret in a reply.',
    it: 'I dati segnati "sensitive", o conservati solo per la prossima chiamata o per una schermata, vanno alla banca in un corpo o in un’intestazione, a un altro flusso negli ingressi, se lo protegge anch’esso, al titolare in un allegato ma non nel suo nome, o in altri dati segnati allo stesso modo; non in un testo, in un parametro o in un indirizzo. Ciò che si conserva per una schermata si può mostrare lì. Mascherati, come con maskPhone, si possono mostrare. Ciò che un altro flusso consegna dei propri dati riservati è riservato anch’esso, e così ciò che il contratto segna come segreto in una risposta.',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const guarded = sensitiveData(definition);
      const shown = screenData(definition);
      for (const slot of slotsOf(definition)) {
        const sink = sinkOf(slot, definition, sources);
        if (sink === undefined) continue;
        const secret = [...guarded, ...sensitiveResults(slot, sources)];
        const answered = slot.role === 'sets' ? [] : secretsAnswered(slot, { sources, definition });
        for (const { path, pointer } of revealedReads(slot)) {
          const datum = path.split('.', 2).join('.');
          const isSecret = secret.includes(datum) || answered.some((read) => read.pointer === pointer);
          if (!isSecret || (slot.role === 'shows' && shown.has(datum))) continue;
          const message = {
            en: `"${path}" is sensitive and ${sink.en}.`,
            it: `"${path}" è riservato e ${sink.it}.`,
          };
          const hint = { en: 'Mask it, or leave it out.', it: 'Mascheralo, o lascialo fuori.' };
          yield { document, pointer, message, hint };
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

/** Words where the value of an expression would leave to, in the journey itself or in one that it is handed to. */
function sinkOf(slot: Slot, definition: JourneyFile, sources: Sources): Words | undefined {
  const leak = leakOf(slot, sensitiveData(definition));
  if (leak) return { en: `would be ${leakWords(leak).en}`, it: `verrebbe ${leakWords(leak).it}` };
  const given = handedOn(slot, definition);
  const below = given && leakBelow(given, sources);
  if (!below) return undefined;
  const { en, it } = leakWords(below.leak);
  return {
    en: `would be ${en} by the journey "${below.journey}"`,
    it: `verrebbe ${it} dal flusso "${below.journey}"`,
  };
}

function leakWords(leak: Leak): Words {
  switch (leak.kind) {
    case 'shown':
      return { en: 'shown', it: 'mostrato' };
    case 'address':
      return { en: 'put into an address', it: 'messo in un indirizzo' };
    case 'file-name':
      return { en: 'put into the name of a file', it: 'messo nel nome di un allegato' };
    case 'kept':
      return { en: `kept in "${leak.datum}", which is not`, it: `tenuto in "${leak.datum}", che non lo è` };
  }
}

/** Names what a sub-journey hands over of its sensitive data, as the exit reads it. */
function sensitiveResults({ result }: Slot, sources: Sources): string[] {
  if (result?.from !== 'journey') return [];
  const called = sources.faces.get(result.journey);
  const ends = called ? endsWith(called, result.outcome) : [];
  return ends.flatMap(({ secret }) => secret.map((name) => `result.${name}`));
}
