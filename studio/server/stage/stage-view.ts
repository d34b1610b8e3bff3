import { libraryOf, ordinaryContext, typeNamed, valuesOf, type Sources } from '#analysis';
import type { ScenarioFile } from '#schemas';
import type { ScenarioPlace, ScenarioWalk, StageView } from '../../protocol.ts';
import { sourcesOf } from '../../judge/closure.ts';
import { inputsOf, isSameInputs } from '../../judge/coverage.ts';
import { answersOf } from './answers.ts';
import { createChunks } from './chunks.ts';
import { flagsOf } from './flags.ts';
import { walkOf, walksOf } from './walks.ts';

const sharedFiles = ['errors', 'forms', 'frame', 'views', 'app', 'studio'];

/** Makes what the stage is given. */
export function createStage() {
  const chunks = createChunks();
  let played: { inputs: readonly unknown[]; id: string; walks: readonly ScenarioWalk[] } | undefined;
  const walks = (all: Sources, id: string): readonly ScenarioWalk[] => {
    const inputs = inputsOf(all, id);
    // Other words, or another journey, change nothing of how it is walked.
    if (played?.id !== id || !isSameInputs(played.inputs, inputs))
      played = { inputs, id, walks: walksOf(sourcesOf(all, id), id) };
    return played.walks;
  };
  return {
    validators: chunks.validators,
    /** Finds a scenario move by move: one of the journey’s, else the one that was proposed for it. */
    walk: (all: Sources, { journey: id, name, proposed }: WalkAsked): ScenarioWalk | undefined => {
      const own = walks(all, id).find((walk) => walk.name === name);
      if (own || !proposed) return own;
      const sources = sourcesOf(all, id);
      return walkOf({ name, scenario: proposed }, { sources, id, library: libraryOf(sources) });
    },
    /**
     * Gathers what the stage needs to run a journey.
     *
     * @throws {JourneyError} when the engine refuses one of the journeys.
     */
    view: (all: Sources, id: string): StageView => {
      const sources = sourcesOf(all, id);
      const own = walks(all, id);
      return {
        ...ofScenarios(own),
        ...beginning(sources, id, own),
        ...ofLanguage(sources),
        chunks: chunks.of(sources),
        shared: shared(all),
      };
    },
  };
}

type WalkAsked = { journey: string; name: string; proposed: ScenarioFile | undefined };

const ofLanguage = (sources: Sources): Pick<StageView, 'errors' | 'flags' | 'answers'> => ({
  errors: sources.catalogue?.value ?? { codes: {}, default: { type: 'CUSTOM' } },
  flags: flagsOf(sources),
  answers: answersOf(sources),
});

const shared = ({ texts }: Sources): Record<string, unknown> =>
  Object.fromEntries(sharedFiles.map((file) => [file, texts.get(file)?.value ?? {}]));

function ofScenarios(walks: readonly ScenarioWalk[]): Pick<StageView, 'scenarios' | 'stands'> {
  const stands = new Map<string, ScenarioPlace>();
  for (const { name, moments } of walks)
    for (const [moment, { state }] of moments.entries()) {
      const [frame, ...above] = state.frames;
      if (!frame || above.length > 0) continue;
      // At a call it stands while the bank has not answered.
      const step = frame.pending?.step ?? frame.step;
      if (!stands.has(step)) stands.set(step, { scenario: name, moment });
    }
  return {
    scenarios: walks.map(({ name, title, moments }) => ({ name, title, moments: moments.length })),
    stands: Object.fromEntries(stands),
  };
}

/** What a run begins with: as its longest scenario does, which the bank lets go far; else a sample of what is declared. */
function beginning(
  sources: Sources,
  id: string,
  walks: readonly ScenarioWalk[],
): Pick<StageView, 'input' | 'context' | 'now' | 'data'> {
  const { input, data } = sources.journeys.get(id)?.journey?.value ?? {};
  const [longest] = walks.toSorted((one, other) => other.moments.length - one.moments.length);
  const begun = longest?.moments[0]?.state;
  // One that its own guard does not let begin has given nothing.
  const [frame] = begun?.frames ?? [];
  return {
    ...(begun && frame
      ? {
          input: frame.input,
          context: begun.context,
          ...(longest.now !== undefined && { now: longest.now }),
        }
      : { input: samples(sources, input), context: ordinaryContext(sources.language.contexts) }),
    data: samples(sources, data),
  };
}

type Declarations = Readonly<Record<string, string | { type: string; initial?: unknown }>>;

function samples({ language }: Sources, declared: Declarations | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(declared ?? {}).map(([name, declaration]) => {
      const type = typeof declaration === 'string' ? declaration : declaration.type;
      const schema = typeNamed(type, language.contract);
      return [name, plain[type] ?? valuesOf(schema, language.contract)[0]];
    }),
  );
}

const plain: Readonly<Record<string, unknown>> = { text: '–', list: [], number: 1, object: {} };
