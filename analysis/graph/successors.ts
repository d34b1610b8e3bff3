import { errorTypes, type CompiledJourney } from '#engine';
import type { CallStep, JourneyFile, Step } from '#schemas';
import { onceByKey } from '../source/memoize.ts';
import type { Sources } from '../source/sources.ts';
import { aboveOf } from './calls-above.ts';
import { edgesOf, type GraphEdge } from './control-flow.ts';
import { holdsBelow } from './call-interface.ts';
import { screensShowing, stepsOf, waysOfRoute } from './journeys.ts';
import type { Shown } from './history-stack.ts';
import { previousForm, refusalsOf } from './refusals.ts';

/** Where a run leaves from: a step, and what it remembers there. */
export type Leaving = Pick<Shown, 'history' | 'barred'> & { step: string };

/** The screen that a way back leads to, and the name of the way. */
type Back = readonly [to: string, name: string];

/** What of a history decides where ways back lead, and where they lead then. */
type Backward = {
  decidedBy: (leaving: Leaving) => readonly (string | undefined)[];
  backs: (decided: readonly (string | undefined)[]) => readonly Back[];
};

/** Makes the list of ways out to steps that are there: those that the journey names, Back, and where refusals lead that name none. */
export function createWaysOut(
  compiled: CompiledJourney,
  sources: Sources,
): (leaving: Leaving) => readonly GraphEdge[] {
  const { definition } = compiled;
  const backTo = onceByKey<GraphEdge>();
  const isOnward = ({ kind, to }: GraphEdge) => kind !== 'back' && to in definition.steps;
  const named = Map.groupBy(edgesOf(definition).filter(isOnward), ({ from }) => from);
  const unread = unreadWays(definition);
  const mayWait = waitingSteps(compiled, sources);
  const outOf = (from: string): ((leaving: Leaving) => readonly GraphEdge[]) => {
    const failing = mayWait.has(from) ? unread.map((way) => ({ ...way, from })) : [];
    const { decidedBy, backs } =
      mayWait.has(from) && unread.length === 0
        ? unreadBack
        : backwardFrom(definition.steps[from], definition, sources);
    const known = onceByKey<readonly GraphEdge[]>();
    // The same way is always the same object, so that what is computed of it is computed once.
    const back = ([to, name]: Back) =>
      backTo(`${from} ${to} ${name}`, () => ({ kind: 'back', from, to, name, pointer: '' }));
    const ways = named.get(from) ?? [];
    const changes = ways.filter((edge) => isChange(definition, edge));
    return (leaving) => {
      const decided = decidedBy(leaving);
      // A change leads to a screen of before, and is not offered where that was not shown.
      const gone = new Set(changes.filter(({ to }) => !leaving.history.includes(to)));
      return known([...decided, ...[...gone].map(({ name }) => name)].join(), () => [
        ...ways.filter((edge) => !gone.has(edge)),
        ...failing,
        ...backs(decided).map(back),
      ]);
    };
  };
  const all = onceByKey<ReturnType<typeof outOf>>();
  return (leaving) => all(leaving.step, () => outOf(leaving.step))(leaving);
}

function isChange({ steps }: JourneyFile, { kind, from, name }: GraphEdge): boolean {
  const step = steps[from];
  return kind === 'action' && step !== undefined && 'actions' in step && step.actions[name]?.changes === true;
}

/** Names the branches that wait for what a journey that was run has had read again. */
function waitingSteps({ definition, steps }: CompiledJourney, sources: Sources): ReadonlySet<string> {
  const refreshes = stepsOf(definition, 'journey').some(({ step }) =>
    holdsBelow(step.journey, sources, (below) => below.refreshes),
  );
  const branches = refreshes ? [...steps.values()].filter((step) => step.kind === 'branch') : [];
  return new Set(branches.flatMap((step) => (step.decidesByContext === true ? step.name : [])));
}

/** Finds where a run goes on when that could not be read; nothing where it falls back to the last screen. */
function unreadWays({ errors }: JourneyFile): Omit<GraphEdge, 'from'>[] {
  const route = errors?.['unreachable'];
  return (route ? waysOfRoute(route, '/errors/unreachable') : []).map(({ pointer, edge: { to } }) => ({
    kind: 'error',
    name: 'unreachable',
    to,
    pointer: `${pointer}/to`,
  }));
}

function backwardFrom(step: Step | undefined, definition: JourneyFile, sources: Sources): Backward {
  switch (step?.kind) {
    case 'call':
      return fallingBack(step, definition, sources);
    case 'form':
    case 'view':
      return step.back === 'none' ? nowhere : { decidedBy: ({ history }) => [history.at(-2), 'Back'], backs };
    case 'journey': {
      const failsAtOnce = aboveOf(step, sources)?.failsAtOnce === true;
      // Out of a journey that runs above Back leads too, but not to what is before a commit; there it falls down to the
      // last screen when it fails before it has shown one.
      const decidedBy: Backward['decidedBy'] = ({ history, barred }) => {
        if (barred) return [failsAtOnce ? history.at(-1) : undefined, 'refused'];
        // A refusal leaves data as they are; Back takes back what was set.
        return [history.at(-1), 'Back', ...(failsAtOnce ? ['refused'] : [])];
      };
      return { decidedBy, backs };
    }
    default:
      return nowhere;
  }
}

const nowhere: Backward = { decidedBy: () => [], backs: () => [] };

const backs: Backward['backs'] = ([to, ...names]) =>
  to === undefined ? [] : names.map((name = '') => [to, name]);

const unreadBack: Backward = { decidedBy: ({ history }) => [history.at(-1), 'unreachable'], backs };

/** Says where those refusals of a call lead that name no step: to the last screen, or to that of a form passed before. */
function fallingBack(call: CallStep, definition: JourneyFile, sources: Sources): Backward {
  const refusals = refusalsOf(call, definition, sources).filter(
    ({ route }) => !route || (errorTypes[route.type].to !== 'page' && route.to === undefined && !route.cases),
  );
  const forms = [...new Set(refusals.flatMap(({ route }) => previousForm(route) ?? []))];
  const showing = (form: string, history: readonly string[]) =>
    history.findLast((name) => screensShowing(definition, form).includes(name));
  return {
    decidedBy: ({ history }) => [history.at(-1), ...forms.map((form) => showing(form, history))],
    backs: ([last, ...shown]) => {
      const ways = refusals.flatMap((refusal) => {
        const form = previousForm(refusal.route);
        const to = form === undefined ? last : shown[forms.indexOf(form)];
        // One of those that do the same is enough.
        const same = `${to} ${refusal.route && errorTypes[refusal.route.type].empties ? refusal.code : ''}`;
        return to === undefined ? [] : [[same, [to, refusal.code]] as const];
      });
      return [...new Map<string, Back>(ways.toReversed()).values()];
    },
  };
}
