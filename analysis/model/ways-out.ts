import type { CompiledJourney } from '#engine';
import type { CallStep, JourneyFile } from '#schemas';
import type { Sources } from '../source/sources.ts';
import { aboveOf, type Above } from './above.ts';
import { edgesOf, type GraphEdge } from './edges.ts';
import { onceFor } from './once.ts';
import { refusalsOf, type Refusal } from './refusals.ts';
import type { Standing } from './runs.ts';

/** Makes the list of ways out of a standing: those that the journey names, Back, and where refusals lead that name no step. */
export function createWaysOut(
  compiled: CompiledJourney,
  sources: Sources,
): (standing: Standing) => readonly GraphEdge[] {
  const { definition } = compiled;
  const backTo = createBackTo();
  const named = Map.groupBy(
    edgesOf(definition).filter(({ kind }) => kind !== 'back'),
    ({ from }) => from,
  );
  const refusals = onceFor((call: CallStep) =>
    refusalsOf(call, definition, sources).filter(
      ({ route }) => route?.type !== 'PROCESS' && route?.to === undefined,
    ),
  );
  return (standing) => {
    const onward = named.get(standing.step) ?? [];
    const step = definition.steps[standing.step];
    const back =
      step?.kind === 'call'
        ? fallingBack(standing, refusals(step), compiled)
        : [...goingBack(standing, definition), ...fallingDown(standing, aboveOf(step, sources))];
    return back.length === 0
      ? onward
      : [...onward, ...back.map(([to, name]) => backTo(standing.step, to, name))];
  };
}

/** Makes ways back; the same way is always the same object, so that what is reckoned of it is reckoned once. */
function createBackTo(): (from: string, to: string, name: string) => GraphEdge {
  const known = new Map<string, GraphEdge>();
  return (from, to, name) => {
    const key = `${from} ${to} ${name}`;
    const edge = known.get(key) ?? { kind: 'back', from, to, name, pointer: '' };
    known.set(key, edge);
    return edge;
  };
}

/** The screen that a way back leads to, and the name of the way. */
type Back = readonly [to: string, name: string];

function goingBack({ step, history, barred }: Standing, definition: JourneyFile): Back[] {
  const found = definition.steps[step];
  const isOpen = (found?.kind === 'form' || found?.kind === 'view') && found.back !== 'none';
  // Out of a journey that runs above Back leads too, but not to what is before a commit.
  const isAbove = found?.kind === 'journey' && !barred;
  const before = isAbove ? history.at(-1) : history.at(-2);
  return before !== undefined && (isOpen || isAbove) ? [[before, 'Back']] : [];
}

/** Lists where a journey that runs above falls down to when it fails before it has shown a screen, if Back does not lead there. */
function fallingDown({ history, barred }: Standing, above: Above | undefined): Back[] {
  const before = barred && above?.failsAtOnce === true ? history.at(-1) : undefined;
  return before === undefined ? [] : [[before, 'refused']];
}

/** Lists where those refusals of a call lead that name no step: to the last screen, or to that of a form passed before. */
function fallingBack(
  { history }: Standing,
  refusals: readonly Refusal[],
  { definition }: CompiledJourney,
): Back[] {
  const showing = (form: string | undefined) =>
    history.findLast((name) => {
      const screen = definition.steps[name];
      return screen?.kind === 'form' && screen.form === form;
    });
  const ways = refusals.flatMap(({ code, route }) => {
    const previous = route?.type.endsWith('-PREVIOUS') === true && route.form !== undefined;
    const to = previous ? showing(route.form) : history.at(-1);
    // One of those that do the same is enough.
    const same = `${to} ${route?.type.startsWith('FORM') === true ? code : ''}`;
    return to === undefined ? [] : [[same, [to, code]] as const];
  });
  return [...new Map<string, Back>(ways.toReversed()).values()];
}
