import type { JourneyFile } from '#schemas';
import { endsWith } from '../../graph/call-interface.ts';
import { handedOn, leakBelow } from '../../flow/called-inputs.ts';
import { secretsAnswered } from '../../flow/secrets.ts';
import { leakOf, revealedReads, sensitiveData, type Leak } from '../../flow/taint.ts';
import { slotsOf, type Slot } from '../../values/expression-sites.ts';
import type { Sources } from '../../source/sources.ts';
import type { Words } from '../../report/words.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds sensitive data that would leave the place where it is guarded. */
export const sensitiveExposed = eachJourney(function* ({ definition }, sources) {
  const guarded = sensitiveData(definition);
  const shown = screenData(definition);
  for (const slot of slotsOf(definition)) {
    const sink = sinkOf(slot, { definition, guarded, sources });
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
      yield { pointer, message, hint };
    }
  }
});

/** Names the data that lives to be shown, and only while it is. */
function screenData(definition: JourneyFile): Set<string> {
  const data = Object.entries(definition.data ?? {}).filter(([, { keep }]) => keep === 'screen');
  return new Set(data.map(([name]) => `data.${name}`));
}

type Guarding = { definition: JourneyFile; guarded: readonly string[]; sources: Sources };

/** Words where the value of an expression would leave to, in the journey itself or in one that it is handed to. */
function sinkOf(slot: Slot, { definition, guarded, sources }: Guarding): Words | undefined {
  const leak = leakOf(slot, guarded);
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
  const ends = endsWith(sources.interfaces.get(result.journey), result.outcome);
  return ends.flatMap(({ secret }) => secret.map((name) => `result.${name}`));
}
