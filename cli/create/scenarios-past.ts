import { JourneyError } from '#engine';
import type { JourneyFile, ScenarioAnswer, ScenarioFile, Step } from '#schemas';
import {
  jsonText,
  libraryOf,
  passThrough,
  readSources,
  valuesOf,
  withCallers,
  type SourceFile,
  type Sources,
} from '#analysis';
import type { Workspace } from '../workspace.ts';
import { samplesGiven, scenarioGiven } from './given-by-portal.ts';

/**
 * Makes the scenarios anew that meet a step which the files put in their way, those of other journeys as well. Past a
 * journey that is run there, or a branch, only its author knows the way.
 */
export function scenariosPast(
  { journey, step }: { journey: string; step: string },
  files: readonly SourceFile[],
  { files: present, language, sources: before }: Pick<Workspace, 'files' | 'language' | 'sources'>,
): SourceFile[] {
  const written = new Set(files.map(({ path }) => path));
  const all = [...present.filter(({ path }) => !written.has(path)), ...files];
  const sources = readSources(language, all, { views: before.views, before });
  const way = wayPast(sources.journeys.get(journey)?.journey?.value, step, sources);
  const samples = samplesGiven(journey, before, sources);
  if (!way && Object.keys(samples).length === 0) return [];
  const library = libraryOf(sources);
  const ids = [...new Set([journey, ...withCallers([journey], sources)])];
  return ids.flatMap((id) =>
    [...(sources.journeys.get(id)?.scenarios.values() ?? [])].flatMap(({ document, value }) => {
      if (!value) return [];
      const given = id === journey ? scenarioGiven(value, samples) : value;
      const added = way && { journey, step, ...way, scenarioOf: id };
      const passing = added && passingOf(given, added, { library, language });
      const made = passing ?? given;
      return made === value ? [] : [{ path: document.path, text: jsonText(made) }];
    }),
  );
}

/** Leads a scenario past the step; not where the journey fails behind it, of which `check` tells. */
function passingOf(...asked: Parameters<typeof passThrough>): ScenarioFile | undefined {
  try {
    return passThrough(...asked);
  } catch (error) {
    if (error instanceof JourneyError) return undefined;
    throw error;
  }
}

type WayPast = { action: string } | { answer: ScenarioAnswer };

function wayPast(definition: JourneyFile | undefined, name: string, sources: Sources): WayPast | undefined {
  const step: Step | undefined = definition?.steps[name];
  switch (step?.kind) {
    case 'form':
    case 'view':
      return { action: Object.keys(step.actions)[0] ?? 'submit' };
    case 'call':
      return { answer: { operation: step.operation, ...ordinaryReply(step.operation, sources) } };
    default:
      return undefined;
  }
}

/** The reply that the contract gives as its example, or the least that it allows. */
function ordinaryReply(operation: string, { language: { contract } }: Sources): { body?: unknown } {
  const facts = contract.operations.get(operation);
  const [body] = [
    ...(facts?.examples?.reply ?? []),
    ...valuesOf(contract.schemas.get(facts?.reply ?? ''), contract),
  ];
  return body === undefined ? {} : { body };
}
