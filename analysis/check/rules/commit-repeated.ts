import type { JourneyFile } from '#schemas';
import { dataFlows, type DataFlow } from '../../model/data-flow.ts';
import { edgesOf } from '../../model/edges.ts';
import { wayTo, type Standing } from '../../model/runs.ts';
import { isScreen, reachableFrom } from '../../model/walk.ts';
import { pointerTo } from '../../source/document.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds calls that change something for good and that could be sent again. */
export const commitRepeated: Rule = {
  code: 'commit-repeated',
  severity: 'error',
  title: {
    en: 'What was done for good could be done again',
    it: 'Ciò che è definitivo si potrebbe ripetere',
  },
  explain: {
    en: 'After a call with "commit" no way may lead to it again unless the holder begins anew. Two ways do: a later call that fails without saying where to, for then the screen before the commit is in sight again, with its button; and a "resume" that begins at the commit, or reaches it without a screen, so that each reload sends it. Give the later call routes with "to" for "unreachable" and "*"; resume at the screen before.',
    it: 'Dopo una chiamata con "commit" nessuna via deve riportarci, se il titolare non ricomincia da capo. Due vie lo fanno: una chiamata successiva che fallisce senza dire dove andare, perché allora si rivede la schermata di prima del commit, con il suo pulsante; e una ripresa che comincia dal commit, o ci arriva senza schermate, così che ogni ricaricamento lo manda. Dai alla chiamata successiva dove andare per "unreachable" e "*"; riprendi dalla schermata di prima.',
  },
  *run(sources) {
    for (const flow of dataFlows(sources)) {
      yield* afterRefusals(flow);
      yield* afterResume(flow);
    }
  },
};

function* afterRefusals({ definition, document, runs }: DataFlow): Generator<Problem> {
  const told = new Set<string>();
  for (const standing of runs.all) {
    const { step } = standing;
    const back = standing.barred && definition.steps[step]?.kind === 'call' ? backFrom(standing) : undefined;
    if (!back || told.has(step)) continue;
    const commit = commitBehind(definition, back.to, step);
    if (commit === undefined) continue;
    told.add(step);
    const path = [...wayTo(runs, standing).slice(0, -1), { step, by: back.name }, { step: back.to }];
    const message = {
      en: `When "${step}" fails (${back.name}), the holder is back at "${back.to}", where "${commit}" could be sent again.`,
      it: `Quando "${step}" fallisce (${back.name}), il titolare torna a "${back.to}", da dove "${commit}" potrebbe ripartire.`,
    };
    yield { document, pointer: pointerTo('/steps', step), part: 'key', message, path };
  }
}

const backFrom = ({ ways }: Standing) => ways.find(({ edge }) => edge.kind === 'back')?.edge;

/** Finds the commit that stands between a screen and a later step, reached without another screen. */
function commitBehind(definition: JourneyFile, screen: string, step: string): string | undefined {
  const automatic = edgesOf(definition).filter(({ to }) => !isScreen(definition, to));
  const isCommit = (name: string) => {
    const call = definition.steps[name];
    return call?.kind === 'call' && call.commit === true && name !== step;
  };
  return [...reachableFrom([screen], automatic)].find(
    (name) => isCommit(name) && reachableFrom([name], automatic).has(step),
  );
}

function* afterResume({ definition, document }: DataFlow): Generator<Problem> {
  const automatic = edgesOf(definition).filter(({ from }) => !isScreen(definition, from));
  for (const [state, step] of Object.entries(definition.resume?.at ?? {})) {
    const commit = [...reachableFrom([step], automatic)].find((name) => {
      const call = definition.steps[name];
      return call?.kind === 'call' && call.commit === true;
    });
    if (commit === undefined || isScreen(definition, step)) continue;
    yield {
      document,
      pointer: pointerTo('/resume/at', state),
      message: {
        en: `A run taken up again here would send "${commit}" by itself, each time.`,
        it: `Una ripresa da qui invierebbe "${commit}" da sola, ogni volta.`,
      },
    };
  }
}
