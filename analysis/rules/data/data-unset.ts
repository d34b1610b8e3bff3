import { mayComeUnset } from '../../decide/unset-doubts.ts';
import { upstreams } from '../../decide/upstream.ts';
import type { DataFlow } from '../../flow/transfer.ts';
import { endsWith, type JourneyEnd } from '../../graph/call-interface.ts';
import { readsOf, type Slot } from '../../values/expression-sites.ts';
import { absentReads } from '../../flow/optional-members.ts';
import { unsetReads } from '../../flow/definite-assignment.ts';
import type { Sources } from '../../source/sources.ts';
import { eachFlow, eachJourney } from '../each-journey.ts';
import type { Found, Problem } from '../rule.ts';
import { meantBySlips } from '../names/datum-unknown.ts';

/** Finds data that some path reads before it has been given a value. */
export function* dataUnset(sources: Sources): Generator<Problem> {
  yield* unsetData(sources);
  yield* unsetAtOpening(sources);
  yield* unsetResults(sources);
}

const unsetData = eachFlow(function* (flow, sources) {
  const upstream = upstreams(sources).find((each) => each.flow === flow);
  const unset = unsetReads(flow).filter((each) => !upstream || mayComeUnset(upstream, each));
  const meant = meantBySlips(flow.definition);
  for (const { datum, read, path } of unset) {
    // Of the write whose name has a slip another rule speaks.
    if (meant.has(`data.${datum}`)) continue;
    const message = {
      en: `"data.${datum}" has no value here when the journey comes this way.`,
      it: `"data.${datum}" non ha un valore qui quando il flusso arriva per questa via.`,
    };
    const hint = {
      en: `Set it before, or read it with a default: { "var": ["${read.path}", …] }.`,
      it: `Dagli prima un valore, o leggilo con un valore di riserva: { "var": ["${read.path}", …] }.`,
    };
    yield { pointer: read.pointer, message, hint, path };
  }
  yield* unsetMembers(flow, new Set(unset.map(({ read }) => read.pointer)), sources);
});

/** Finds data that a journey reads to say whether it opens: it has none yet. */
const unsetAtOpening = eachJourney(function* ({ definition }) {
  for (const { path, hasDefault, pointer } of readsOf(definition)) {
    if (hasDefault || !path.startsWith('data.') || !pointer.startsWith('/allow')) continue;
    const message = {
      en: `"${path}" has no value before the journey is opened.`,
      it: `"${path}" non ha un valore prima che il flusso si apra.`,
    };
    const hint = {
      en: 'Let "allow" read input or flags, and ask for data on a way of the journey.',
      it: 'Fai leggere ad "allow" i dati in ingresso o i segnali, e chiedi dei dati su una via del flusso.',
    };
    yield { pointer, message, hint };
  }
});

/** Finds what is read of a reply that the contract lets the bank leave out. */
function* unsetMembers(flow: DataFlow, told: ReadonlySet<string>, sources: Sources): Generator<Found> {
  for (const { member, read, path } of absentReads(flow, sources)) {
    if (told.has(read.pointer)) continue;
    const message = {
      en: `"${member}" may be left out, and nothing on this way has asked whether it is there.`,
      it: `"${member}" può mancare, e su questa via nulla ha chiesto se c’è.`,
    };
    const hint = {
      en: `Read it with a default: { "var": ["${read.path}", …] }, or let a guard ask for it before.`,
      it: `Leggilo con un valore di riserva: { "var": ["${read.path}", …] }, o chiedi prima in una condizione se c’è.`,
    };
    yield { pointer: read.pointer, message, hint, path };
  }
}

const unsetResults = eachJourney(function* ({ definition }, sources) {
  for (const { path, hasDefault, pointer, slot } of readsOf(definition)) {
    const [root, name = ''] = path.split('.');
    const silent = root === 'result' && !hasDefault ? endWithout(slot, name, sources) : undefined;
    if (silent === undefined) continue;
    const message = {
      en: `The journey "${silent.journey}" hands over no "${name}" when it ends at "${silent.end}".`,
      it: `Il flusso "${silent.journey}" non consegna "${name}" quando finisce in "${silent.end}".`,
    };
    const hint = {
      en: `Let that end have it in its "output", or read it with a default: { "var": ["${path}", …] }.`,
      it: `Mettilo nell’"output" di quella fine, o leggilo con un valore di riserva: { "var": ["${path}", …] }.`,
    };
    yield { pointer, message, hint };
  }
});

/** Finds an end that does not hand over what another end of the same outcome does. */
function endWithout(
  { result }: Slot,
  name: string,
  sources: Sources,
): { journey: string; end: string } | undefined {
  if (result?.from !== 'journey') return undefined;
  const ends = endsWith(sources.interfaces.get(result.journey), result.outcome);
  const gives = (end: JourneyEnd) => end.gives.includes(name);
  const end = ends.some(gives) ? ends.find((each) => !gives(each)) : undefined;
  return end && { journey: result.journey, end: end.step };
}
