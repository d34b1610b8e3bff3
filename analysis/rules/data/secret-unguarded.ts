import type { JourneyFile } from '#schemas';
import { typeNamed } from '../../values/scope.ts';
import { holdsSecret, secretsAnswered, secretsSent } from '../../flow/secrets.ts';
import { sensitiveData } from '../../flow/taint.ts';
import { slotsOf } from '../../values/expression-sites.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Words } from '../../report/words.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds data that holds a secret and is not marked so. */
export const secretUnguarded = eachJourney(function* ({ definition }, sources) {
  const guarded = new Set(sensitiveData(definition));
  for (const [datum, reason] of secretData(definition, sources)) {
    if (guarded.has(`data.${datum}`)) continue;
    const message = {
      en: `"data.${datum}" holds a secret and is not guarded: ${reason.en}.`,
      it: `"data.${datum}" contiene un segreto e non è protetto: ${reason.it}.`,
    };
    const hint = { en: 'Mark it "sensitive".', it: 'Segnalo "sensitive".' };
    const fix = { add: 'sensitive', value: true };
    yield { pointer: pointerTo('/data', datum, 'type'), message, hint, fix };
  }
});

/** Names the data of a journey that holds secrets, each with the first thing by which that is known. */
function secretData(definition: JourneyFile, sources: Sources): ReadonlyMap<string, Words> {
  const { contract } = sources.language;
  const declared = Object.entries(definition.data ?? {});
  const known = new Map<string, Words>();
  const learn = (datum: string, reason: Words) => {
    if (declared.some(([name]) => name === datum) && !known.has(datum)) known.set(datum, reason);
  };
  for (const [datum, { type }] of declared)
    if (holdsSecret(typeNamed(type, contract), contract))
      learn(datum, { en: `"${type}" is one`, it: `"${type}" lo è` });
  for (const slot of slotsOf(definition)) {
    if (slot.role === 'sets' || slot.role === 'puts')
      for (const { path } of secretsAnswered(slot, { sources, definition }))
        learn((slot.name ?? '').replace(/^data\./, ''), { en: `"${path}" is one`, it: `"${path}" lo è` });
    for (const { path } of secretsSent(slot, { sources, definition })) {
      const [root, datum = ''] = path.split('.');
      const reason = { en: `it is sent as "${slot.name}"`, it: `viene mandato come "${slot.name}"` };
      if (root === 'data') learn(datum, reason);
    }
  }
  return known;
}
