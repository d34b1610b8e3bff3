import { JourneyError, restore, screenOf, type Library } from '#engine';
import { migrate } from '#engine/migrate';
import type { JourneyFile, RunMigration } from '#schemas';
import { migrationFor } from '../../graph/migrations.ts';
import { suggest } from '../../report/did-you-mean.ts';
import { recordedRuns, soundLibrary, type RecordedRun } from '../../scenario/recorded-runs.ts';
import { pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';
import type { Found } from '../rule.ts';

/**
 * Holds a migration against the revision that it is for: its steps must have been there, data keep their type, and every run that the scenarios
 * of then leave behind goes on.
 */
export const migrationBroken = eachJourney(function* ({ source, definition }, sources) {
  const { earlier } = sources;
  const was = earlier?.sources.journeys.get(source.id)?.journey?.value;
  const found = was && was.version !== definition.version && migrationFor(definition, was.version);
  if (!earlier || !was || !found) return;
  const { migration, pointer } = found;
  yield* unknownSteps(migration, { was, pointer });
  yield* mistypedData(was, definition);
  const library = soundLibrary(sources);
  if (library?.journeys.has(definition.id) === true)
    yield* stranded(recordedRuns(source.id, earlier.sources), { library, definition, was, pointer });
});

function* unknownSteps(
  { steps = {} }: RunMigration,
  { was, pointer }: Pick<Replaying, 'was' | 'pointer'>,
): Generator<Found> {
  const known = Object.keys(was.steps);
  for (const name of Object.keys(steps))
    if (!known.includes(name))
      yield {
        pointer: pointerTo(pointer, 'steps', name),
        part: 'key',
        message: {
          en: `Version ${was.version} has no step "${name}".`,
          it: `La versione ${was.version} non ha un passo "${name}".`,
        },
        ...suggest(name, known),
      };
}

function* mistypedData(was: JourneyFile, definition: JourneyFile): Generator<Found> {
  for (const [name, { type }] of Object.entries(definition.data ?? {})) {
    const then = was.data?.[name]?.type;
    if (then === undefined || then === type) continue;
    yield {
      pointer: pointerTo('/data', name, 'type'),
      message: {
        en: `Runs of ${was.version} bring "data.${name}" as ${then}.`,
        it: `Le esecuzioni di ${was.version} portano "data.${name}" come ${then}.`,
      },
      hint: {
        en: 'Give what is of another type another name: then it begins anew.',
        it: 'Dai un altro nome a ciò che ha un altro tipo: così comincia da capo.',
      },
    };
  }
}

type Replaying = { library: Library; definition: JourneyFile; was: JourneyFile; pointer: string };

function* stranded(
  recorded: readonly RecordedRun[],
  { library, definition, was, pointer }: Replaying,
): Generator<Found> {
  const told = new Set<string>();
  for (const run of recorded) {
    if (told.has(run.step) || goesOn(run, library, definition.id)) continue;
    const isDone = goesOn(withoutDone(run), library, definition.id);
    // What asks the holder anew stood before it then, too.
    if (isDone && run.isBefore) continue;
    told.add(run.step);
    yield {
      pointer: `${pointer}/from`,
      ...(isDone ? standingBefore(run, was.version) : beginningAgain(run, was.version)),
    };
  }
}

const beginningAgain = ({ step, title }: RecordedRun, version: string) => ({
  message: {
    en: `A run of ${version} that stands at "${step}" begins again all the same (scenario "${title}").`,
    it: `Un’esecuzione di ${version} ferma a "${step}" ricomincia lo stesso (scenario "${title}").`,
  },
  hint: {
    en: 'Say under "steps" what the step is called now, and let what that needs be known there.',
    it: 'Di’ in "steps" come si chiama ora il passo, e fa’ che lì si sappia ciò che serve.',
  },
});

const standingBefore = ({ step, title }: RecordedRun, version: string) => ({
  message: {
    en: `A run of ${version} that stands at "${step}" would stand again before what it has done or may have done, and begins again (scenario "${title}").`,
    it: `Un’esecuzione di ${version} ferma a "${step}" tornerebbe prima di ciò che ha fatto o può aver fatto, e ricomincia (scenario "${title}").`,
  },
  hint: {
    en: 'Say under "steps" which step behind the commit takes its place.',
    it: 'Di’ in "steps" quale passo dopo la chiamata con "commit" ne prende il posto.',
  },
});

const withoutDone = (run: RecordedRun): RecordedRun => ({
  ...run,
  saved: { ...run.saved, frames: run.saved.frames.map((frame) => ({ ...frame, committed: false })) },
});

/** Takes a recorded run up as the portal does, and draws its screen. */
function goesOn({ saved, context }: RecordedRun, library: Library, id: string): boolean {
  try {
    screenOf(library, restore(library, migrate(library, saved), { context }).state);
    return true;
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error;
    // Of a journey within it that has changed, its own migrations speak.
    return error.code === 'JOURNEY_CHANGED' && error.details['journey'] !== id;
  }
}
