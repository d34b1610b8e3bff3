import { writes, type CompiledExpression, type CompiledScreen } from '#engine';
import { dataFlows, type DataFlow } from '../../flow/transfer.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds answers that were asked for by what a summary can change, and would stay: their screen is passed by on the way back. */
export function* changeStale(sources: Sources): Generator<Problem> {
  for (const flow of dataFlows(sources)) {
    const told = new Set<string>();
    for (const { screen, action, at } of changesIn(flow))
      for (const { datum, source } of staying(flow, { screen, at })) {
        if (told.has(datum)) continue;
        told.add(datum);
        yield {
          document: flow.document,
          pointer: pointerTo('/data', datum),
          part: 'key',
          message: {
            en: `"data.${datum}" was asked for by "data.${source}", and stays when "${action}" of "${screen}" changes that.`,
            it: `"data.${datum}" si chiede in base a "data.${source}", e resta quando "${action}" di "${screen}" lo cambia.`,
          },
          hint: {
            en: 'Write what it is from, so that it is asked for again, or "from": [] where it shall stay.',
            it: 'Scrivi da che cosa dipende ("from"), perché si chieda di nuovo, oppure "from": [] se deve restare.',
          },
        };
      }
  }
}

type Changing = { screen: string; at: CompiledScreen };

const screensIn = ({ compiled }: DataFlow): CompiledScreen[] =>
  [...compiled.steps.values()].flatMap((step) => (step.kind === 'form' || step.kind === 'view' ? step : []));

const changesIn = (flow: DataFlow): (Changing & { action: string })[] =>
  screensIn(flow).flatMap((step) =>
    [...step.actions].flatMap(([action, { changes }]) => {
      const at = screensIn(flow).find(({ name }) => name === changes);
      return at ? [{ screen: step.name, action, at }] : [];
    }),
  );

function* staying(flow: DataFlow, { screen, at }: Changing): Generator<{ datum: string; source: string }> {
  const { definition, compiled } = flow;
  const answers = at.saves.map(({ datum }) => datum);
  const forgotten = new Set(answers.flatMap((answer) => compiled.dependent.get(answer) ?? []));
  const changed = changedBy(flow, writes(at));
  for (const step of screensIn(flow)) {
    if (step.name === screen || step === at || !step.actions.has('submit')) continue;
    const asked = [...step.choices, ...step.input].flatMap(([, value]) => dataRead(value));
    const source = asked.find((name) => changed.has(name));
    if (source === undefined) continue;
    for (const { datum } of step.saves)
      if (!forgotten.has(datum) && definition.data?.[datum]?.from?.length !== 0 && !answers.includes(datum))
        yield { datum, source };
  }
}

/** Reckons what an answer changes: itself, and what ways and calls work out from it. */
function changedBy({ compiled }: DataFlow, answered: readonly string[]): ReadonlySet<string> {
  const changed = new Set(answered);
  for (let before = -1; before < changed.size;) {
    before = changed.size;
    for (const step of compiled.steps.values()) {
      const isAsked = step.kind === 'call' && step.own.flatMap(dataRead).some((name) => changed.has(name));
      for (const [name, value] of step.edges.flatMap(({ sets }) => sets))
        if (isAsked || dataRead(value).some((read) => changed.has(read))) changed.add(name);
    }
  }
  return changed;
}

const dataRead = ({ reads }: CompiledExpression): string[] =>
  reads.flatMap(({ path }) => (path.startsWith('data.') ? (path.split('.')[1] ?? []) : []));
