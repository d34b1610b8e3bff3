import type { DataFlow } from '../../flow/transfer.ts';
import { routesOf, screensShowing } from '../../graph/journeys.ts';
import { isScreenNamed } from '../../graph/reachability.ts';
import { previousForm, refusalsOf, screensRefused } from '../../graph/refusals.ts';
import { wayTo, type Standing } from '../../graph/state-space.ts';
import type { Sources } from '../../source/sources.ts';
import { eachFlow } from '../each-journey.ts';
import type { Found } from '../rule.ts';

/** Finds refusals that go back to a form which no screen beneath shows, or that mark it where another is shown. */
export const previousMissing = eachFlow(function* (flow, sources) {
  yield* markedElsewhere(flow);
  const told = new Set<string>();
  for (const standing of flow.runs.whole ? flow.runs.all : []) {
    for (const found of missingAt(standing, flow, sources)) {
      if (!told.has(found.pointer)) yield found;
      told.add(found.pointer);
    }
  }
});

/** Finds refusals that name a form and lead to a screen that does not show it, nor stands above one that does. */
function* markedElsewhere({ definition }: DataFlow): Generator<Found> {
  for (const { code, route, pointer, step } of routesOf(definition)) {
    const { form, to = '' } = route;
    if (form === undefined || !isScreenNamed(definition, to)) continue;
    // A notice stands above the page that the call came from.
    const target = definition.steps[to];
    const isNotice = target?.kind === 'form' && target.form === undefined;
    const showing = screensShowing(definition, form);
    if ((isNotice ? screensRefused(definition, step) : [to]).some((name) => showing.includes(name))) continue;
    const message = {
      en: `Refused with ${code}, the holder is led to "${to}", which does not show the form "${form}".`,
      it: `Dopo il rifiuto ${code} il titolare arriva a "${to}", che non mostra il modulo "${form}".`,
    };
    yield { pointer: `${pointer}/form`, message };
  }
}

function* missingAt(standing: Standing, flow: DataFlow, sources: Sources): Generator<Found> {
  const { definition, runs } = flow;
  const call = definition.steps[standing.step];
  if (call?.kind !== 'call') return;
  for (const { code, route } of refusalsOf(call, definition, sources)) {
    const form = previousForm(route);
    if (form === undefined) continue;
    if (screensShowing(definition, form).some((name) => standing.history.includes(name))) continue;
    if (sources.beneath.get(definition.id)?.includes(form) === true) continue;
    const placed = routesOf(definition).find((each) => each.route === route);
    if (!placed) continue;
    yield {
      pointer: `${placed.pointer}/form`,
      message: {
        en: `When "${standing.step}" is refused with ${code}, no screen before it shows the form "${form}".`,
        it: `Quando "${standing.step}" è rifiutata con ${code}, nessuna schermata prima mostra il modulo "${form}".`,
      },
      path: wayTo(runs, standing),
    };
  }
}
