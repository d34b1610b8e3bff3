import { namesHeld, pointerKeys } from '#analysis';
import type { FileToBe, StepChanging, StepLead, StepRemoval } from '#studio';
import type { Project } from '../language-server/project.ts';
import { fileToBe, filesWith, sourcesToBe } from './files-to-be.ts';
import { scenariosAround } from './scenarios-around.ts';
import { leadsTo, placesOfStep, type StepPlaces } from './step-places.ts';
import { textsWithout } from './texts-without.ts';
import { valueWith, valueWithout } from '../value-with.ts';

/**
 * Works out what all files become when a step goes: what leads to it leads elsewhere, its texts and its form go, and scenarios
 * go past where it was.
 *
 * @throws {UsageError} when it cannot go.
 */
export function stepRemoval(project: Project, removal: StepRemoval): StepChanging {
  const found = placesOfStep(project, removal);
  const before = found.sources;
  const leads = leadsTo(found, removal);
  const flow = [...flowWithout(found, removal, leads), ...withoutExcuses(found)];
  const texts = before.texts.get(removal.journey);
  const around = { ...removal, before, after: sourcesToBe(before, flow) };
  const told = texts ? [...flow, ...filesWith(texts, textsWithout(around))] : flow;
  const scenarios = scenariosAround(removal, { before, after: sourcesToBe(before, told) });
  return { files: [...told, ...scenarios.files], leads, failing: scenarios.failing };
}

/** Makes the flow without the step, and without its form where no other step shows that and nothing leads to it. */
function flowWithout(
  { written: definition, document, sources }: StepPlaces,
  { journey, step }: StepRemoval,
  leads: readonly StepLead[],
): FileToBe[] {
  const led = leads.reduce<unknown>(
    (value, { pointer, to }) => valueWith(value, pointerKeys(pointer), to),
    definition,
  );
  const without = valueWith(led, ['steps', step], undefined);
  const own = definition.steps[step];
  const name = own && 'form' in own ? own.form : undefined;
  const form = sources.journeys.get(journey)?.forms.get(name ?? '')?.document;
  const speaking = spokenOfForm(without, name, sources);
  const isShown = speaking.some((keys) => keys[0] === 'steps' && keys.length === 3);
  if (!form || isShown) return filesWith(document, without);
  // What nobody fills in is not emptied either.
  const emptied = speaking.filter((keys) => keys.at(-2) === 'resets');
  const file = { path: form.path, was: form.text };
  return [
    ...filesWith(document, valueWithout(without, emptied)),
    ...(emptied.length === speaking.length ? [fileToBe(file)] : []),
  ];
}

function spokenOfForm(
  definition: unknown,
  name: string | undefined,
  { language: { schemas } }: StepPlaces['sources'],
): (readonly string[])[] {
  const held = namesHeld(definition, schemas.nameOf('journey'), schemas.byName);
  return held.flatMap((each) => (each.sort === 'form' && each.name === name ? [each.keys] : []));
}

/** What was excused of its texts needs no excuse any more. */
function withoutExcuses({ sources, places }: StepPlaces): FileToBe[] {
  const document = sources.words?.document;
  const spoken = places.filter(({ path }) => path === document?.path);
  return document
    ? filesWith(
        document,
        valueWithout(
          document.value,
          spoken.map(({ mention: { keys } }) => keys.slice(0, -1)),
        ),
      )
    : [];
}
