import {
  dataFlows,
  isNode,
  pointerTo,
  unsetReads,
  valueAt,
  type JsonDocument,
  type Sources,
} from '#analysis';
import type { FileToBe, ShownWriting, StepChanging } from '#studio';
import { UsageError } from '../../command.ts';
import { unsound } from '../../create/journey-step.ts';
import type { Project } from '../../language-server/project.ts';
import { valueWith } from '../../value-with.ts';
import { failingThen } from '../failing-then.ts';
import { filesWith, sourcesToBe } from '../files-to-be.ts';
import { changingActions, type Changing } from './changing-actions.ts';
import { checkShown } from './check-shown.ts';
import type { PresentStep } from './present-step.ts';
import { shownTexts } from './shown-texts.ts';

/**
 * Works out what all files become when a screen shows other values in its texts, or another summary.
 *
 * @throws {UsageError} when the screen is not there any more, or a value or a line cannot be.
 */
export function shownWriting(project: Project, writing: ShownWriting): StepChanging {
  const { journey } = writing;
  const before = project.sources();
  const source = before?.journeys.get(journey)?.journey;
  if (!before || !source?.value) throw unsound(journey);
  const { document } = source;
  const present = presentStep(document, writing);
  checkShown(writing, present);
  const changing = changingActions(writing, present);
  const plain = flowWith(document, writing, { present, changing, unset: new Set() });
  // What may have no value is read with nothing in its stead, so that a line that has nothing to say is left out.
  const unset = unsetIn(writing, sourcesToBe(before, plain));
  const flow = unset.size === 0 ? plain : flowWith(document, writing, { present, changing, unset });
  const texts = before.texts.get(journey);
  const all = [...flow, ...(texts ? filesWith(texts, shownTexts(writing, changing, texts.value)) : [])];
  return { files: all, failing: () => failingThen(journey, before, sourcesToBe(before, all)) };
}

function presentStep(document: JsonDocument, { journey, step }: ShownWriting): PresentStep {
  const own = valueAt(document.value, ['steps', step]);
  if (isNode(own) && ['form', 'view', 'end'].includes(String(own['kind']))) return own;
  throw new UsageError({
    en: `The journey ${journey} has no screen ${step} any more.`,
    it: `Il flusso ${journey} non ha più la schermata ${step}.`,
  });
}

type Shown = { present: PresentStep; changing: Changing; unset: ReadonlySet<string> };

function flowWith(document: JsonDocument, writing: ShownWriting, shown: Shown): FileToBe[] {
  const { present, changing, unset } = shown;
  const reading = (path: string) => ({ var: unset.has(path) ? [path, ''] : path });
  const shows = writing.values.map(({ name, path }) => [
    name,
    path === '' ? valueAt(present, ['shows', name]) : reading(path),
  ]);
  const summary = writing.lines.map(({ name }) => {
    const line = Object(valueAt(present, ['summary', name]));
    return [name, Object(valueWith(line, ['change'], changing.byLine.get(name)))];
  });
  const led = withPart(present, 'actions', changing.actions);
  const summed = withPart(led, 'summary', Object.fromEntries(summary));
  const next = withPart(summed, 'shows', Object.fromEntries(shows));
  return filesWith(document, valueWith(document.value, ['steps', writing.step], next));
}

/** What steps have behind what they show. */
const behind = ['summary', 'tells', 'progress', 'actions'];

/** Puts a part of a step in its place, or where it stands in other steps; an empty one goes. */
function withPart(step: PresentStep, name: string, part: object): PresentStep {
  if (name in step || Object.keys(part).length === 0)
    return Object(valueWith(step, [name], Object.keys(part).length === 0 ? undefined : part));
  const entries = Object.entries(step);
  const at = entries.findIndex(([key]) => behind.includes(key));
  return Object.fromEntries(entries.toSpliced(at < 0 ? entries.length : at, 0, [name, part]));
}

/** Names the paths that have no value on some way to the screen. */
function unsetIn({ journey, step, values }: ShownWriting, after: Sources): ReadonlySet<string> {
  // To follow all data of all journeys takes a while.
  if (values.every(({ path }) => path === '')) return new Set();
  const flow = dataFlows(after).find(({ source }) => source.id === journey);
  const unset = new Set((flow ? unsetReads(flow) : []).map(({ read }) => read.pointer));
  const shows = pointerTo('/steps', step, 'shows');
  return new Set(
    values.flatMap(({ name, path }) =>
      [...unset].some((pointer) => `${pointer}/`.startsWith(`${pointerTo(shows, name)}/`)) ? [path] : [],
    ),
  );
}
