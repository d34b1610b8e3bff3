import { drawnEdges, isRefusal, pointerTo, screensBefore, type JsonDocument, type Sources } from '#analysis';
import type { JourneyFile } from '#schemas';
import type { StepLead, StepRemoval } from '#studio';
import { UsageError } from '../command.ts';
import { unsound } from '../create/journey-step.ts';
import { placeOf } from '../language-server/caret.ts';
import type { Project } from '../language-server/project.ts';
import { checkJson } from '../language-server/renaming.ts';
import { filesThatMayName, spokenAlike, spokenAt, type Spoken } from '../language-server/spoken-of.ts';

/** A step of a journey, as its file has it, and every place that speaks of it. */
export type StepPlaces = {
  path: string;
  sources: Sources;
  /** As it is written: guards by their names, and ways where they stand. */
  written: JourneyFile;
  /** As it is run. */
  definition: JourneyFile;
  document: JsonDocument;
  places: readonly Spoken[];
};

/**
 * Finds where a step of a journey stands.
 *
 * @throws {UsageError} when it is not there.
 */
export function spokenStep(project: Project, { journey, step }: Asked): Spoken {
  const path = `journeys/${journey}/journey.json`;
  const key = placeOf(project.tree(path), ['steps', step]);
  const spoken = key && spokenAt(project, path, key.start + 1);
  if (spoken?.mention.sort === 'step') return spoken;
  throw new UsageError({
    en: `The journey ${journey} has no step ${step} any more.`,
    it: `Il flusso ${journey} non ha più il passo ${step}.`,
  });
}

/**
 * Finds a step of a journey, and every place that speaks of it.
 *
 * @throws {UsageError} when it is not there, the journey has faults, or a file that may speak of it is no JSON at the moment.
 */
export function placesOfStep(project: Project, asked: Asked): StepPlaces {
  const spoken = spokenStep(project, asked);
  for (const file of filesThatMayName(project, spoken.mention)) checkJson(file, project);
  const sources = project.sources();
  const source = sources?.journeys.get(asked.journey)?.journey;
  if (!sources || !source?.value) throw unsound(asked.journey);
  const { document, value: definition } = source;
  const { path } = spoken;
  // It has the shape of what is read.
  const written = document.value as JourneyFile;
  return { path, sources, written, definition, document, places: spokenAlike(project, spoken) };
}

type Asked = Pick<StepRemoval, 'journey' | 'step'>;

/**
 * Lists the places that lead to a step which is to go, each with where it leads instead: where that was said, or where the step
 * itself leads on.
 *
 * @throws {UsageError} when that is no other step of the journey, or when the journey promises something of the step.
 */
export function leadsTo(found: StepPlaces, { step, instead }: StepRemoval): StepLead[] {
  const { path, places, written, definition } = found;
  const own = places.filter((place) => place.path === path && place.mention.part === 'value');
  const promises = own.flatMap(({ mention: { keys } }) =>
    keys[0] === 'invariants' ? [written.invariants?.[Number(keys[1])]?.id ?? ''] : [],
  );
  if (promises.length > 0) throw new UsageError(promised(step, promises));
  const others = own.filter(({ mention: { keys } }) => keys[0] !== 'steps' || keys[1] !== step);
  const next = nextOf(step, found);
  if (next === undefined)
    throw new UsageError({
      en: `${step} is the only step of the journey.`,
      it: `${step} è l’unico passo del flusso.`,
    });
  const back = [...screensBefore(definition, step)].find((name) => name !== step && name !== next);
  return others.map(({ mention: { keys } }) => {
    const pointer = pointerTo('', ...keys);
    // What comes back to it from where it led on would go round without end.
    const to = instead[pointer] ?? (keys[1] === next ? (back ?? next) : next);
    if (to === step || !Object.hasOwn(written.steps, to))
      throw new UsageError({
        en: `The journey has no other step ${to}: choose where the ways lead.`,
        it: `Il flusso non ha un altro passo ${to}: scegli dove portano le vie.`,
      });
    return { pointer, to };
  });
}

const promised = (step: string, promises: readonly string[]) => ({
  en: `The journey promises something of ${step} (${promises.join(', ')}). Take that out of "invariants" in its file first.`,
  it: `Il flusso promette qualcosa di ${step} (${promises.join(', ')}). Prima rimuovi la promessa da "invariants" nel file.`,
});

/** Where a step leads on; of what leads nowhere another end, or else the first step there is. */
function nextOf(step: string, { definition, sources }: StepPlaces): string | undefined {
  const onward = drawnEdges(definition, sources.language.contract).filter(
    (edge) => edge.from === step && edge.to !== step && edge.kind !== 'timer',
  );
  const others = Object.keys(definition.steps).filter((name) => name !== step);
  const end = others.find((name) => definition.steps[name]?.kind === 'end');
  return (onward.find((edge) => !isRefusal(edge)) ?? onward[0])?.to ?? end ?? others[0];
}
