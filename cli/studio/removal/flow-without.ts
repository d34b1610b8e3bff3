import { namesHeld, pointerKeys, type Sources } from '#analysis';
import type { FileToBe, StepLead } from '#studio';
import type { Project } from '../../language-server/project.ts';
import { valueWith, valueWithout } from '../../value-with.ts';
import { fileToBe, filesWith } from '../files-to-be.ts';
import { placesOfStep, type StepPlaces } from '../step-places.ts';

type Keys = readonly string[];

/** A journey as it is written without some steps, and the files that change beside it. */
export type FlowWithout = { definition: unknown; files: FileToBe[] };

type Going = { journey: string; steps: readonly string[]; leads: readonly StepLead[] };

/** Makes the flow without steps, and without each form that no other step shows and nothing leads to. */
export function flowWithout({ written, sources }: StepPlaces, { journey, steps, leads }: Going): FlowWithout {
  const led = leads.reduce<unknown>(
    (value, { pointer, to }) => valueWith(value, pointerKeys(pointer), to),
    written,
  );
  const without = steps.reduce((value, step) => valueWith(value, ['steps', step], undefined), led);
  const shown = steps.flatMap((step) => {
    const own = written.steps[step];
    return own && 'form' in own && own.form !== undefined ? [own.form] : [];
  });
  return [...new Set(shown)].reduce<FlowWithout>(
    (made, form) => withoutForm(made, { journey, form, sources }),
    { definition: without, files: [] },
  );
}

type Form = { journey: string; form: string; sources: Sources };

/** What nobody fills in is not emptied either. */
function withoutForm(made: FlowWithout, { journey, form: name, sources }: Form): FlowWithout {
  const form = sources.journeys.get(journey)?.forms.get(name)?.document;
  const speaking = spokenOfForm(made.definition, name, sources);
  if (!form || speaking.some((keys) => keys[0] === 'steps' && keys.length === 3)) return made;
  const emptied = speaking.filter((keys) => keys.at(-2) === 'resets');
  const gone = emptied.length === speaking.length ? [fileToBe({ path: form.path, was: form.text })] : [];
  return { definition: valueWithout(made.definition, emptied), files: [...made.files, ...gone] };
}

function spokenOfForm(definition: unknown, name: string, { language: { schemas } }: Sources): Keys[] {
  const held = namesHeld(definition, schemas.nameOf('journey'), schemas.byName);
  return held.flatMap((each) => (each.sort === 'form' && each.name === name ? [each.keys] : []));
}

/** What was excused of the texts of steps that go needs no excuse any more. */
export function withoutExcuses(
  project: Project,
  { journey, steps }: Pick<Going, 'journey' | 'steps'>,
): FileToBe[] {
  const found = steps.map((step) => placesOfStep(project, { journey, step }));
  const document = found[0]?.sources.words?.document;
  const spoken = found.flatMap(({ places }) => places.filter(({ path }) => path === document?.path));
  const keys = spoken.map(({ mention }) => mention.keys.slice(0, -1));
  return document ? filesWith(document, valueWithout(document.value, keys)) : [];
}
