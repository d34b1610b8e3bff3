import { expandWays } from '#engine';
import type { JourneyFile, Step } from '#schemas';
import { jsonText, pointerKeys, screensBefore, valueAt, type SourceFile, type Sources } from '#analysis';
import { noJourney, noSuch, UsageError } from '../command.ts';
import { valueWith } from '../value-with.ts';
import { knowingGiven } from './given-by-portal.ts';
import { unsound } from './journey-step.ts';
import { lostAnswer, type LostAnswer } from './lost-answer.ts';
import type { MadeStep, StepOrder } from './made-step.ts';
import { stepOfKind } from './step-of-kind.ts';
import { placeholderTexts } from './step-texts.ts';
import { withRefusedWay } from './refused-way.ts';
import { addAction, divert } from './way-on.ts';

/** Where a new step goes: behind a step, on the way of one of its actions, or on a way by the place where that says where it leads. */
export type NewStep = Pick<StepOrder, 'name' | 'kind' | 'options'> & {
  journey: string;
  from?: string;
  action?: string;
  way?: string;
};

/** A journey with a new step, and what of the step is still open. */
export type MadeJourney = Pick<MadeStep, 'toFill' | 'toDecide'> & {
  definition: JourneyFile;
  texts: object;
  /** The step that the new one leads on to. */
  next: string;
};

/** The files of a journey with a new step, and what of the step is still open. */
export type NewStepFiles = { files: SourceFile[] } & Pick<MadeStep, 'toFill' | 'toDecide'>;

/**
 * Makes the files of a journey with one step more.
 *
 * @throws {UsageError} when something named is not there, or the name is taken.
 */
export function newStepFiles(order: NewStep, sources: Sources): NewStepFiles {
  const { definition, texts, toFill, toDecide } = withNewStep(order, sources);
  const present = presentTexts(order, sources);
  const isWorded = jsonText(texts) !== jsonText(present);
  return {
    files: [
      { path: `journeys/${order.journey}/journey.json`, text: jsonText(definition) },
      ...(isWorded ? [{ path: `i18n/it/${order.journey}.json`, text: jsonText(texts) }] : []),
    ],
    toFill,
    toDecide,
  };
}

/**
 * Puts a step into a journey, between a step and the step that one leads to, or on a way; an end becomes the target of a new
 * action where no way is named.
 *
 * @throws {UsageError} when something named is not there, or the name is taken.
 */
export function withNewStep(order: NewStep, sources: Sources): MadeJourney {
  const source = sources.journeys.get(order.journey);
  if (!source) throw noJourney(order.journey, sources);
  if (!source.journey?.value) throw unsound(order.journey);
  // What is written stays as it is written: guards by their names, ways where they stand. It has the shape of what is read.
  const definition = source.journey.document.value as JourneyFile;
  if (order.name in definition.steps)
    throw new UsageError({
      en: `"${order.journey}" has a step "${order.name}" already.`,
      it: `"${order.journey}" ha già il passo "${order.name}".`,
    });
  const words = placeholderTexts();
  const led = order.way === undefined ? ledFrom(definition, order) : ledOn(definition, order.name, order.way);
  const lost = lostBy(order, led.definition, sources);
  const unsure = lost && { unsure: lost.to };
  const making = { ...order, options: { ...unsure, ...order.options }, next: led.next, sources };
  const { toFill } = stepOfKind({ ...making, definition }, words);
  const knowing = knowingGiven(led.definition, toFill, sources);
  const made = stepOfKind({ ...making, definition: knowing }, words);
  const placed = withStep({ ...led, definition: knowing }, order.name, made.step);
  const whole = { ...placed, steps: { ...placed.steps, ...lost?.steps } };
  const { definition: extended, toDecide } = withRefusedWay(order.name, whole, sources);
  const additions = [
    ...(lost?.texts ?? []),
    ...made.texts.map(([path, text]): Addition => [[order.name, ...path], text]),
    ...(led.action === undefined ? [] : [[[led.beside, 'actions', led.action], words.action] as const]),
    // A refusal is told on the screens from which the call comes.
    ...[...screensBefore(expandWays(extended), order.name)].flatMap((screen) =>
      made.codes.map((code): Addition => [[screen, 'errors', code], words.error]),
    ),
  ];
  const texts = additions.reduce(withText, presentTexts(order, sources));
  const open = { toFill: made.toFill, toDecide: [...made.toDecide, ...toDecide] };
  return { definition: extended, texts, next: led.next, ...open };
}

/** Finds where a call goes on whose answer is lost, where it does something for good and nobody has said where. */
function lostBy(
  { kind, options }: NewStep,
  definition: JourneyFile,
  { language: { contract } }: Sources,
): LostAnswer | undefined {
  const isCommit = kind === 'call' && contract.operations.get(options.operation ?? '')?.commit === true;
  if (!isCommit || definition.unsure !== undefined || options.unsure !== undefined) return undefined;
  return lostAnswer(definition);
}

const presentTexts = ({ journey }: NewStep, { texts }: Sources): object => Object(texts.get(journey)?.value);

/** A journey whose way leads to the new step, where that leads on, and the step that it is written beside. */
type Led = {
  definition: JourneyFile;
  next: string;
  beside: string;
  isBefore?: boolean;
  action?: string | undefined;
};

function ledFrom(definition: JourneyFile, order: NewStep): Led {
  const beside = order.from ?? definition.start;
  const before = definition.steps[beside];
  if (!before)
    throw noSuch(beside, Object.keys(definition.steps), {
      en: `"${order.journey}" has no step "${beside}".`,
      it: `"${order.journey}" non ha il passo "${beside}".`,
    });
  const screens = Object.keys(definition.steps).filter((name) =>
    ['form', 'view'].includes(definition.steps[name]?.kind ?? ''),
  );
  const wayTo = { ...order, screens };
  const way = order.kind === 'end' ? addAction(before, wayTo) : divert(before, wayTo);
  const steps = { ...definition.steps, [beside]: way.step };
  return { definition: { ...definition, steps }, next: way.next, beside, action: way.action };
}

/** Leads a way of any kind to the new step: behind the step whose way it is, or before the one that it led to. */
function ledOn(definition: JourneyFile, name: string, way: string): Led {
  const keys = pointerKeys(way);
  const next = String(valueAt(definition, keys));
  const [root, from = ''] = keys;
  const isOfStep = root === 'steps';
  const led = valueWith(definition, keys, name) as JourneyFile; // only where a way leads is another
  return { definition: led, next, beside: isOfStep ? from : next, isBefore: !isOfStep };
}

type Addition = readonly [path: readonly string[], text: string];

/** Lays a text into a tree of texts; one that is there stays. */
function withText(tree: object, [[key = '', ...rest], text]: Addition): object {
  const own: unknown = Reflect.get(tree, key);
  if (rest.length === 0) return { ...tree, [key]: own ?? text };
  return { ...tree, [key]: withText(Object(own ?? {}), [rest, text]) };
}

/** Writes the new step right behind the one it follows, so that the file reads in the order of the walk. */
function withStep({ definition, beside, isBefore }: Led, name: string, step: Step): JourneyFile {
  const steps = Object.entries(definition.steps).flatMap(([each, present]) => {
    if (each !== beside) return [[each, present]];
    const own = [
      [each, present],
      [name, step],
    ];
    return isBefore ? own.toReversed() : own;
  });
  return { ...definition, steps: Object.fromEntries(steps) };
}
