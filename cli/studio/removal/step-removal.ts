import { type Sources } from '#analysis';
import type { FileToBe, StepChanging, StepRemoval } from '#studio';
import type { Project } from '../../language-server/project.ts';
import { filesWith, sourcesToBe } from '../files-to-be.ts';
import { orphanSteps } from '../parts/orphan-steps.ts';
import { orphansOf, withoutPart } from '../parts/orphans.ts';
import { filesWithoutData, laidOver, withoutParts } from '../parts/taken.ts';
import { leadsTo, placesOfStep, type StepPlaces } from '../step-places.ts';
import { flowWithout, withoutExcuses, type FlowWithout } from './flow-without.ts';
import { scenariosAround } from './scenarios-around.ts';
import { textsWithout } from './texts-without.ts';

/**
 * Works out what all files become when a step goes: what leads to it leads elsewhere, its texts and its form go, and scenarios
 * go past where it was. What nothing else needs then is offered, and goes where that is said.
 *
 * @throws {UsageError} when it cannot go.
 */
export function stepRemoval(project: Project, removal: StepRemoval): StepChanging {
  const found = placesOfStep(project, removal);
  const before = found.sources;
  const leads = leadsTo(found, removal);
  const alone = flowWithout(found, { ...removal, steps: [removal.step], leads });
  const free = stepsLeft(project, found, { step: removal.step, alone });
  const steps = [removal.step, ...free.filter((name) => removal.takes.includes(`steps.${name}`))];
  const without = steps.length === 1 ? alone : flowWithout(found, { ...removal, steps, leads });
  const parts = partsLeft(found, without, removal.journey);
  const taken = parts.filter((path) => removal.takes.includes(path));
  const { schemas } = before.language;
  const flow = [
    ...filesWith(found.document, withoutParts(without.definition, taken, schemas)),
    ...without.files,
    ...withoutExcuses(project, { ...removal, steps }),
  ];
  const light = filesWithoutData(taken, [], { project, before, journey: removal.journey });
  const { files, failing } = withTexts(laidOver(light, flow), { before, light, removal });
  return {
    files,
    leads,
    failing: () => failing,
    orphans: [...free.map((name) => `steps.${name}`), ...parts],
  };
}

/** Names the steps that nobody reaches without the one that goes. */
function stepsLeft(
  project: Project,
  { definition: before, document, sources }: StepPlaces,
  { step, alone }: { step: string; alone: FlowWithout },
): string[] {
  const then = sourcesToBe(sources, [...filesWith(document, alone.definition), ...alone.files]);
  const after = then.journeys.get(before.id)?.journey?.value;
  return after ? orphanSteps(project, { journey: before.id, step, before, after }) : [];
}

/** Names the data and limits that nothing needs without the steps that go, where they can go without more. */
function partsLeft(
  { document, sources }: StepPlaces,
  { definition, files }: FlowWithout,
  journey: string,
): string[] {
  const { schemas } = sources.language;
  const gone = new Set(files.map(({ path }) => path));
  const forms = [...(sources.journeys.get(journey)?.forms.values() ?? [])].map((form) => form.document);
  const was = { definition: document.value, forms: forms.map(({ value }) => value) };
  const now = { definition, forms: forms.flatMap(({ path, value }) => (gone.has(path) ? [] : [value])) };
  return orphansOf(was, now, schemas).filter(
    (path) => withoutPart(definition, path, schemas).barred.length === 0,
  );
}

type Around = { before: Sources; light: readonly FileToBe[]; removal: StepRemoval };

function withTexts(
  flow: readonly FileToBe[],
  { before, light, removal }: Around,
): { files: FileToBe[]; failing: string[] } {
  const texts = before.texts.get(removal.journey);
  const around = { ...removal, before, after: sourcesToBe(before, flow) };
  const told = texts ? [...flow, ...filesWith(texts, textsWithout(around))] : [...flow];
  // What scenarios expected of data that go they expect no more, wherever they go past.
  const expecting = light.filter(({ path }) => path.includes('/scenarios/'));
  const { files, failing } = scenariosAround(removal, {
    before: sourcesToBe(before, expecting),
    after: sourcesToBe(before, told),
  });
  return { files: laidOver(told, files), failing };
}
