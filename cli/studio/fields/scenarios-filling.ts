import { isNode, playedIn, pointerKeys, valueAt, withCallers, type Sources } from '#analysis';
import type { FormStep, JourneyFile, ScenarioMove } from '#schemas';
import type { FileToBe } from '#studio';
import { filesWith } from '../files-to-be.ts';
import { valueWith } from '../../value-with.ts';
import { stepsShowing } from './form-of-step.ts';

/** A field with an answer to it, and the member of a call that the answer fills from now on, by its pointer. */
type Filled = { journey: string; form: string; name: string; value: unknown; member: string };

/**
 * Has the scenarios that submit a form answer a field of it too, where they do not yet, and expect the answer where it is sent.
 * They are played as the journey was before: without the answer they would go no further.
 */
export function scenariosFilling(filled: Filled, before: Sources, after: Sources): FileToBe[] {
  const { journey } = filled;
  const definition = after.journeys.get(journey)?.journey?.value;
  if (!definition) return [];
  const scenarios = [...new Set([journey, ...withCallers([journey], before)])].flatMap((id) => [
    ...(before.journeys.get(id)?.scenarios.values() ?? []),
  ]);
  return scenarios.flatMap(({ document, value: scenario }) => {
    if (!scenario) return [];
    const passages = playedIn(document.path, before);
    const places = scenario.do.flatMap((move, index) => {
      const within = [
        ...answering(move, passages[index], { ...filled, definition }),
        ...expecting(move, { ...filled, definition }),
      ];
      return within.map((keys) => ['do', String(index), ...keys]);
    });
    // What is nowhere answered is nowhere sent.
    const isAnswered = places.some((keys) => keys.includes('values'));
    const next = places.reduce((made, keys) => valueWith(made, keys, filled.value), document.value);
    return isAnswered ? filesWith(document, next) : [];
  });
}

type Within = Filled & { definition: JourneyFile };

function answering(
  { action, values }: ScenarioMove,
  [of, step = '']: readonly string[] = [],
  { journey, form, name, definition }: Within,
): string[][] {
  const own = definition.steps[step];
  if (of !== journey || own?.kind !== 'form' || !stepsShowing(definition, form).includes(step)) return [];
  return submits(own, action) && !(isNode(values) && name in values) ? [['values', name]] : [];
}

const submits = ({ actions }: FormStep, action = ''): boolean =>
  action === 'submit' || actions[action]?.submits === true;

function expecting({ expect }: ScenarioMove, { member, definition }: Within): string[][] {
  const [, step = '', ...path] = pointerKeys(member);
  const own = definition.steps[step];
  const calls: unknown = expect?.calls;
  const isThat = own?.kind === 'call' && valueAt(calls, ['operation']) === own.operation;
  // Only what a scenario names is compared.
  return isThat && valueAt(calls, path) !== undefined ? [['expect', 'calls', ...path]] : [];
}
