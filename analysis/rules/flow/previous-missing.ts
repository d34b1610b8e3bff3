import { dataFlows, type DataFlow } from '../../flow/transfer.ts';
import { routesOf } from '../../graph/journeys.ts';
import { refusalsOf } from '../../graph/refusals.ts';
import { wayTo, type Standing } from '../../graph/state-space.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds refusals that go back to a form which no screen beneath shows. */
export function* previousMissing(sources: Sources): Generator<Problem> {
  for (const flow of dataFlows(sources)) {
    const told = new Set<string>();
    for (const standing of flow.runs.whole ? flow.runs.all : []) {
      for (const problem of missingAt(standing, flow, sources)) {
        if (!told.has(problem.pointer)) yield problem;
        told.add(problem.pointer);
      }
    }
  }
}

function* missingAt(standing: Standing, flow: DataFlow, sources: Sources): Generator<Problem> {
  const { definition, document, runs } = flow;
  const call = definition.steps[standing.step];
  if (call?.kind !== 'call') return;
  const shown = standing.history.map((name) => definition.steps[name]);
  for (const { code, route } of refusalsOf(call, definition, sources)) {
    const form = route?.type.endsWith('-PREVIOUS') === true ? route.form : undefined;
    if (form === undefined || shown.some((step) => step?.kind === 'form' && step.form === form)) continue;
    if (sources.beneath.get(definition.id)?.includes(form) === true) continue;
    const placed = routesOf(definition).find((each) => each.route === route);
    if (!placed) continue;
    yield {
      document,
      pointer: `${placed.pointer}/form`,
      message: {
        en: `When "${standing.step}" is refused with ${code}, no screen before it shows the form "${form}".`,
        it: `Quando "${standing.step}" è rifiutata con ${code}, nessuna schermata prima mostra il modulo "${form}".`,
      },
      path: wayTo(runs, standing),
    };
  }
}
