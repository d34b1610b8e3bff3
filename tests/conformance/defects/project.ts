import { readSources, type Language, type SourceFile, type Sources, type Views } from '#analysis';
import type { FormFile, JourneyFile, ScenarioFile, Step } from '#schemas';
import { projectFiles, projectLanguage } from '../../journeys/project.ts';
import { at } from './tree.ts';

/** A journey with the files that belong to it. */
export type Ground = {
  id: string;
  file: string;
  definition: JourneyFile;
  /** Its file of texts, and what stands in it. */
  texts: string;
  words: unknown;
  forms: readonly { name: string; file: string; form: FormFile }[];
  scenarios: readonly { file: string; scenario: ScenarioFile }[];
};

/** The real journeys, as they are. */
export type Project = {
  language: Language;
  files: readonly SourceFile[];
  sources: Sources;
  journeys: readonly Ground[];
};

/** Reads the real journeys. */
export function openProject(): Project {
  const language = projectLanguage();
  const files = projectFiles();
  const views = files.find(({ path }) => path === 'journeys/views.json')?.text ?? '{}';
  // What the views know, as the portal’s own test holds it.
  const sources = readSources(language, files, { views: JSON.parse(views) as Views });
  const journeys = [...sources.journeys.values()].flatMap(({ id, journey, forms, scenarios }): Ground[] => {
    if (!journey?.value) return [];
    return [
      {
        id,
        file: journey.document.path,
        // As it stands in the file, which a defect changes: guards that are used by their names are not written in.
        definition: journey.document.value as JourneyFile, // its value is of this shape
        texts: `i18n/it/${id}.json`,
        words: sources.texts.get(id)?.value,
        forms: [...forms].flatMap(([name, { document, value }]) =>
          value ? [{ name, file: document.path, form: value }] : [],
        ),
        scenarios: [...scenarios.values()].flatMap(({ document, value }) =>
          value ? [{ file: document.path, scenario: value }] : [],
        ),
      },
    ];
  });
  return { language, files, sources, journeys };
}

/** A step of one kind, in its journey. */
export type Placed<Kind extends Step['kind']> = Ground & {
  name: string;
  pointer: string;
  step: Extract<Step, { kind: Kind }>;
};

/** Lists the steps of some kinds, in all journeys. */
export function stepsOf<Kind extends Step['kind']>(
  { journeys }: Project,
  ...kinds: readonly Kind[]
): Placed<Kind>[] {
  const isOfKind = (step: Step): step is Extract<Step, { kind: Kind }> =>
    kinds.some((kind) => kind === step.kind);
  return journeys.flatMap((ground) =>
    Object.entries(ground.definition.steps).flatMap(([name, step]) =>
      isOfKind(step) ? [{ ...ground, name, pointer: at('steps', name), step }] : [],
    ),
  );
}

/** An error route of a call. */
export type PlacedRoute = Placed<'call'> & {
  code: string;
  route: NonNullable<JourneyFile['errors']>[string];
  routePointer: string;
};

/** Lists the error routes of all calls. */
export const routesOf = (project: Project): PlacedRoute[] =>
  stepsOf(project, 'call').flatMap((call) =>
    Object.entries(call.step.errors ?? {}).map(([code, route]) => ({
      ...call,
      code,
      route,
      routePointer: call.pointer + at('errors', code),
    })),
  );
