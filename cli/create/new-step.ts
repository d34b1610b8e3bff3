import { expandWays } from '#engine';
import type { JourneyFile, Step } from '#schemas';
import { jsonText, screensBefore, type SourceFile, type Sources } from '#analysis';
import { noJourney, noSuch, UsageError } from '../command.ts';
import { unsound } from './journey-step.ts';
import type { MadeStep, StepOrder } from './made-step.ts';
import { stepOfKind } from './step-of-kind.ts';
import { placeholderTexts } from './step-texts.ts';
import { addAction, divert } from './way-on.ts';

/** Where a new step goes: behind a step, on the way of one of its actions. */
export type NewStep = Pick<StepOrder, 'name' | 'kind' | 'options'> & {
  journey: string;
  from?: string;
  action?: string;
};

/**
 * Makes the files of a journey with one step more. It is put between a step and the step that one leads to; an end
 * becomes the target of a new action.
 *
 * @throws {UsageError} when something named is not there, or the name is taken.
 */
export function newStepFiles(order: NewStep, sources: Sources): NewStepFiles {
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
  const from = order.from ?? definition.start;
  const before = definition.steps[from];
  if (!before)
    throw noSuch(from, Object.keys(definition.steps), {
      en: `"${order.journey}" has no step "${from}".`,
      it: `"${order.journey}" non ha il passo "${from}".`,
    });
  const words = placeholderTexts();
  const screens = Object.keys(definition.steps).filter((name) =>
    ['form', 'view'].includes(definition.steps[name]?.kind ?? ''),
  );
  const wayTo = { ...order, screens };
  const way = order.kind === 'end' ? addAction(before, wayTo) : divert(before, wayTo);
  const made = stepOfKind({ ...order, next: way.next, definition, sources }, words);
  const extended = withStep(definition, { from, way: way.step, name: order.name, step: made.step });
  const additions = [
    ...made.texts.map(([path, text]): Addition => [[order.name, ...path], text]),
    ...(way.action === undefined ? [] : [[[from, 'actions', way.action], words.action] as const]),
    // A refusal is told on the screens from which the call comes.
    ...[...screensBefore(expandWays(extended), order.name)].flatMap((screen) =>
      made.codes.map((code): Addition => [[screen, 'errors', code], words.error]),
    ),
  ];
  const present: object = Object(sources.texts.get(order.journey)?.value);
  const texts = additions.reduce(withText, present);
  const isWorded = jsonText(texts) !== jsonText(present);
  return {
    files: [
      { path: `${source.folder}/journey.json`, text: jsonText(extended) },
      ...(isWorded ? [{ path: `i18n/it/${order.journey}.json`, text: jsonText(texts) }] : []),
    ],
    toFill: made.toFill,
    toDecide: made.toDecide,
  };
}

/** The files of a journey with a new step, and what of the step is still open. */
export type NewStepFiles = { files: SourceFile[] } & Pick<MadeStep, 'toFill' | 'toDecide'>;

type Addition = readonly [path: readonly string[], text: string];

/** Lays a text into a tree of texts; one that is there stays. */
function withText(tree: object, [[key = '', ...rest], text]: Addition): object {
  const own: unknown = Reflect.get(tree, key);
  if (rest.length === 0) return { ...tree, [key]: own ?? text };
  return { ...tree, [key]: withText(Object(own ?? {}), [rest, text]) };
}

type Placed = { from: string; way: Step; name: string; step: Step };

/** Puts the new step right behind the one it follows, so that the file reads in the order of the walk. */
function withStep(definition: JourneyFile, { from, way, name, step }: Placed): JourneyFile {
  const steps = Object.entries(definition.steps).flatMap(([each, present]) =>
    each === from
      ? [
          [each, way],
          [name, step],
        ]
      : [[each, present]],
  );
  return { ...definition, steps: Object.fromEntries(steps) };
}
