import { reads, writes } from '#engine';
import type { Edit } from '../rules/rule.ts';
import type { Sources } from '../source/sources.ts';
import { nearest, staleRead, type Pair } from './stale-reads.ts';
import { dataFlows, datumOf, type DataFlow } from './transfer.ts';
import { answersIn, choicesIn, rootsOf } from './worked-out.ts';
import type { JourneyFile } from '#schemas';
import { pointerTo, type JsonDocument } from '../source/document.ts';

/** What is to be written into a journey so that it forgets what journeys forgot before they said it. */
export type Migration = { file: string; edits: readonly Edit[] };

/**
 * Writes what was forgotten when an answer changed as long as no journey said it: a step that read one datum and wrote another
 * derived the second from the first. Left out is what no run can tell; a journey that says anything of it, or its language, is
 * left as it is.
 */
export function impliedFrom(sources: Sources): Migration[] {
  return dataFlows(sources).flatMap((flow) => {
    const { document, definition } = flow;
    const isSaid =
      definition.language !== undefined ||
      // The language of before had no keyed lists.
      Object.values(definition.data ?? {}).some(({ from, key }) => from !== undefined || key !== undefined);
    const implied = isSaid ? [] : [...Map.groupBy(pairsIn(flow), ({ datum }) => datum)];
    const edits = implied.flatMap(
      ([datum, pairs]) =>
        fromWritten(
          document,
          datum,
          pairs.map(({ answer }) => answer),
        ) ?? [],
    );
    return edits.length > 0 ? [{ file: document.path, edits: [versionRaised(document), ...edits] }] : [];
  });
}

/** Lists the answers that matter for each datum, without those by which another of them is forgotten first. */
function pairsIn(flow: DataFlow) {
  const derived = derivedIn(flow);
  const all = [...answersIn(flow)].flatMap((answer) =>
    [...(derived.get(answer) ?? [])].map((datum) => ({ answer, datum })),
  );
  const chosen = new Set(choicesIn(flow).map(({ answer, list }) => JSON.stringify([answer, list])));
  // A list is never erased by choosing of it.
  return nearest(
    all.filter((pair) => !chosen.has(JSON.stringify([pair.answer, pair.datum])) && isTold(flow, pair)),
  );
}

/** Where the screens can come in too many orders to be told apart, nothing is left out but what is erased anyway. */
const isTold = (flow: DataFlow, pair: Pair): boolean =>
  flow.runs.whole
    ? staleRead(flow, pair) !== undefined
    : flow.definition.data?.[pair.datum]?.keep === undefined && !isSavedWith(flow, pair);

const isSavedWith = ({ compiled }: DataFlow, { answer, datum }: Pair): boolean =>
  [...compiled.steps.values()].some(
    (step) =>
      'saves' in step && [answer, datum].every((name) => step.saves.some((save) => save.datum === name)),
  );

function derivedIn({ compiled }: DataFlow): Map<string, Set<string>> {
  const direct = new Map<string, Set<string>>();
  for (const step of compiled.steps.values())
    for (const source of reads(step).flatMap((read) => datumOf(read) ?? []))
      direct.set(source, new Set([...(direct.get(source) ?? []), ...writes(step)]));
  return new Map([...direct.keys()].map((name) => [name, rootsOf(name, direct)]));
}

/** Writes into a file which data a datum is from, besides those that it names; nothing where it is not declared there. */
export function fromWritten(
  document: JsonDocument,
  datum: string,
  names: readonly string[],
): Edit | undefined {
  const place = pointerTo('/data', datum);
  const declared = (document.value as JourneyFile).data?.[datum]; // a journey whose file has the right shape
  if (declared === undefined) return undefined;
  const { from } = declared;
  const all = [...new Set([...(from ?? []), ...names])].map((name) => JSON.stringify(name)).join(', ');
  if (from !== undefined) return { ...document.span(`${place}/from`, 'value'), text: `[${all}]` };
  const { start } = document.span(`${place}/type`, 'key');
  const { end } = document.span(`${place}/type`, 'value');
  // On a line of its own where the type has its own.
  const [before = ' '] = /\n[ \t]*$/.exec(document.text.slice(0, start)) ?? [];
  return { start: end, end, text: `,${before}"from": [${all}]` };
}

/** Raises the last number of a journey’s version: what changes is another version. */
export function versionRaised(document: JsonDocument): Edit {
  const { version } = document.value as JourneyFile; // a journey whose file has the right shape
  const [last = '', ...before] = version.split('.').toReversed();
  const raised = [...before.toReversed(), Number(last) + 1].join('.');
  return { ...document.span('/version', 'value'), text: JSON.stringify(raised) };
}
