import { reachableSteps, standIns, type Sources } from '#analysis';
import type { JourneyAction, JourneyFile } from '#schemas';
import type { ActionsWriting, ActionToBe, FileToBe, StepChanging } from '#studio';
import { UsageError } from '../../command.ts';
import { unsound } from '../../create/journey-step.ts';
import { mustBeName } from '../../create/ordered-journey.ts';
import type { Project } from '../../language-server/project.ts';
import { valueWith } from '../../value-with.ts';
import { failingThen } from '../failing-then.ts';
import { filesWith, sourcesToBe } from '../files-to-be.ts';
import { checkActions } from './check-actions.ts';

/**
 * Works out what all files become when the actions of a screen are written anew: which there are, in which order, in which
 * words, and where each leads. Names the steps that nobody reaches then.
 *
 * @throws {UsageError} when the screen is not there any more, or an action cannot be.
 */
export function actionsWriting(project: Project, writing: ActionsWriting): StepChanging {
  const { journey, step } = writing;
  const before = project.sources();
  const source = before?.journeys.get(journey)?.journey;
  if (!before || !source?.value) throw unsound(journey);
  // It has the shape of what is read.
  const written = source.document.value as JourneyFile;
  const present = presentActions(written, writing);
  checkActions(writing, present, written);
  const { steps, targets } = withEnds(written.steps, writing.actions);
  const actions = writing.actions.map((each) => [each.name, actionToBe(each, present[each.name], targets)]);
  const led = valueWith({ ...written, steps }, ['steps', step, 'actions'], Object.fromEntries(actions));
  const all = [...filesWith(source.document, led), ...words(writing, present, before)];
  const after = sourcesToBe(before, all);
  const then = after.journeys.get(journey)?.journey?.value;
  return {
    files: all,
    failing: () => failingThen(journey, before, after),
    unreached: then ? unreachedThen(source.value, then) : [],
  };
}

/** The actions that a screen has now, as they are written. */
export type PresentActions = Readonly<Record<string, JourneyAction>>;

function presentActions({ steps }: JourneyFile, { journey, step }: ActionsWriting): PresentActions {
  const own = steps[step];
  if (own && 'actions' in own) return own.actions;
  throw new UsageError({
    en: `The journey ${journey} has no screen ${step} any more.`,
    it: `Il flusso ${journey} non ha più la schermata ${step}.`,
  });
}

type Steps = JourneyFile['steps'];

/** Adds an end for each outcome that an action leads to, and says by outcome which step that is. */
function withEnds(steps: Steps, actions: readonly ActionToBe[]) {
  const outcomes = [...new Set(actions.flatMap(({ outcome }) => (outcome === '' ? [] : [outcome])))];
  return outcomes.reduce<{ steps: Steps; targets: Readonly<Record<string, string>> }>(
    (made, outcome) => {
      mustBeName(outcome);
      const there = Object.entries(made.steps).find(
        ([, step]) => step.kind === 'end' && step.outcome === outcome && !('message' in step),
      );
      if (there) return { ...made, targets: { ...made.targets, [outcome]: there[0] } };
      const name = Object.hasOwn(made.steps, outcome) ? `end-${outcome}` : outcome;
      return {
        steps: { ...made.steps, [name]: { kind: 'end', outcome } },
        targets: { ...made.targets, [outcome]: name },
      };
    },
    { steps, targets: {} },
  );
}

function actionToBe(
  { to, outcome, look, submits, name }: ActionToBe,
  present: PresentActions[string] | undefined,
  targets: Readonly<Record<string, string>>,
): object {
  const target = outcome === '' ? to : (targets[outcome] ?? '');
  // Where several ways are decided between, it leads as it does.
  const led = target === '' || present?.to === target ? present : { ...present, to: target };
  const looked = valueWith(led, ['look'], look === '' ? undefined : look);
  const isImplied = name === 'submit';
  if (isImplied || (present?.submits === true) === submits) return Object(looked);
  return Object(valueWith(looked, ['submits'], submits ? true : undefined));
}

/** Writes the words of each action, and takes away those of an action that goes. */
function words(
  { journey, step, actions }: ActionsWriting,
  present: PresentActions,
  { texts }: Sources,
): FileToBe[] {
  const document = texts.get(journey);
  if (!document) return [];
  const gone = Object.keys(present).filter((name) => !actions.some((each) => each.name === name));
  const told = [
    ...actions.map(({ name, words: own }) => [name, own.trim() || standIns.label]),
    ...gone.map((name) => [name]),
  ];
  const next = told.reduce<unknown>(
    (tree, [name = '', own]) => valueWith(tree, [step, 'actions', name], own),
    document.value,
  );
  return filesWith(document, next);
}

function unreachedThen(before: JourneyFile, after: JourneyFile): string[] {
  const reached = reachableSteps(after);
  return [...reachableSteps(before)].filter((name) => Object.hasOwn(after.steps, name) && !reached.has(name));
}
