import type { JourneyFile } from '#schemas';
import { edgesOf } from '../../graph/control-flow.ts';
import { screensOf, stepsOf } from '../../graph/journeys.ts';
import { wayTo, type Runs, type Standing } from '../../graph/state-space.ts';
import { pathTo, reachableFrom, screensBefore } from '../../graph/reachability.ts';
import { eachFlow } from '../each-journey.ts';

/** Finds screens that only time leaves, and screens that time alone leads round in circles. */
export const timerTrap = eachFlow(function* ({ definition, runs }) {
  const told = new Set<string>();
  for (const { name, pointer, step } of screensOf(definition)) {
    const timed = step.deadline ?? step.after;
    if (timed === undefined) continue;
    const place = { pointer: `${pointer}/${step.deadline ? 'deadline' : 'after'}`, part: 'key' } as const;
    const standing = runs.all.find((each) => each.step === name && !canLeave(each, definition, runs));
    if (standing) {
      const message = {
        en: `Only time leads on from "${name}".`,
        it: `Da "${name}" si va avanti solo col tempo.`,
      };
      const hint = {
        en: 'Give it an action that leads elsewhere.',
        it: 'Dagli un’azione che porti altrove.',
      };
      yield { ...place, message, hint, path: wayTo(runs, standing) };
    }
    const round = roundFrom(timed.to, definition);
    // Each round is told once, and of what only leads there nothing.
    if (!round?.has(name) || told.has(name)) continue;
    for (const each of round) told.add(each);
    const message = {
      en: `Left alone, the journey comes back to "${name}" again and again.`,
      it: `Se nessuno fa nulla, il flusso torna a "${name}" senza fine.`,
    };
    yield { ...place, message, path: pathTo(definition, name) };
  }
});

/** Returns whether the holder can leave a screen, where a run stands at it. */
function canLeave({ step, ways }: Standing, { steps }: JourneyFile, { whole }: Runs): boolean {
  const screen = steps[step];
  if (screen === undefined || !('actions' in screen)) return true;
  // Where not all is known of the screens before, Back may lead to one.
  if (!whole && screen.back !== 'none') return true;
  const leading = ways.flatMap(({ edge }) => (edge.to === step ? [] : [edge]));
  const drawn = leading.filter(
    ({ kind, name }) => kind === 'action' && screen.actions[name]?.look !== 'none',
  );
  // One guard alone does not always hold, or another rule tells; of several together one may.
  const [only, another] = new Set(drawn.map(({ name }) => name));
  const isSure = another !== undefined || (only !== undefined && screen.actions[only]?.when === undefined);
  return isSure || leading.some(({ kind }) => kind === 'back');
}

/** Lists where what goes on by itself gets to; nothing when it gets to where it waits for the holder, or to an end. */
function roundFrom(from: string, definition: JourneyFile): ReadonlySet<string> | undefined {
  const isTimed = (name: string): boolean => {
    const step = definition.steps[name];
    const isTimedScreen = step !== undefined && ('after' in step || 'deadline' in step);
    return ['call', 'branch', 'assign'].includes(step?.kind ?? '') || isTimedScreen;
  };
  const alone = edgesOf(definition).filter((edge) => isTimed(edge.from) && edge.kind !== 'action');
  const back = stepsOf(definition, 'call').flatMap(({ name }) =>
    [...screensBefore(definition, name)].map((to) => ({ from: name, to })),
  );
  const reached = reachableFrom([from], [...alone, ...back]);
  return [...reached].every(isTimed) ? reached : undefined;
}
