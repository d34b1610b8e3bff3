import type { JourneyFile, Step } from '#schemas';
import type { SourceFile, Sources } from '#analysis';
import { UsageError } from '../command.ts';
import { jsonText } from './json-text.ts';
import { stepOfKind, type MadeStep, type StepOrder } from './step-of-kind.ts';
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
export function newStepFiles(order: NewStep, sources: Sources): SourceFile[] {
  const source = sources.journeys.get(order.journey);
  const definition = source?.journey?.value;
  if (!source || !definition) throw new UsageError(`there is no sound journey "${order.journey}".`);
  if (order.name in definition.steps)
    throw new UsageError(`"${order.journey}" has a step "${order.name}" already.`);
  const from = order.from ?? definition.start;
  const before = definition.steps[from];
  if (!before) throw new UsageError(`"${order.journey}" has no step "${from}".`);
  const words = placeholderTexts();
  const way = order.kind === 'end' ? addAction(before, order) : divert(before, order);
  const made = stepOfKind({ ...order, next: way.next, definition, sources }, words);
  const texts = textsWith(sources.texts.get(order.journey)?.value, {
    ...(made.texts && { [order.name]: made.texts }),
    ...screenAdditions(from, before, { made, action: way.action, word: words.action }),
  });
  return [
    {
      path: `${source.folder}/journey.json`,
      text: jsonText(withStep(definition, { from, way: way.step, name: order.name, step: made.step })),
    },
    { path: `i18n/it/${order.journey}.json`, text: jsonText(texts) },
  ];
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

type Additions = { made: MadeStep; action: string | undefined; word: string };

/** Texts that the screen before needs: of its new action, and of the refusals that are told on it. */
function screenAdditions(from: string, before: Step, { made, action, word }: Additions): object {
  const isScreen = before.kind === 'form' || before.kind === 'view';
  const errors =
    isScreen && made.errors && Object.keys(made.errors).length > 0 ? { errors: made.errors } : {};
  const actions = action === undefined ? {} : { actions: { [action]: word } };
  return { [from]: { ...errors, ...actions } };
}

/** Lays additions into texts; what is there stays. */
function textsWith(texts: unknown, additions: object): object {
  const present: object = Object(texts);
  const merged = Object.entries(additions).map(([key, added]: [string, unknown]) => {
    const own: unknown = Reflect.get(present, key);
    if (typeof added !== 'object' || added === null) return [key, own ?? added];
    return [key, textsWith(own ?? {}, added)];
  });
  const changed: [string, unknown][] = merged
    .filter(([, value]) => typeof value !== 'object' || Object.keys(Object(value)).length > 0)
    .map(([key, value]) => [String(key), value]);
  return { ...present, ...Object.fromEntries(changed) };
}
