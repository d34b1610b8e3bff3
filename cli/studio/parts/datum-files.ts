import type { Sources } from '#analysis';
import type { FileToBe } from '#studio';
import type { Project } from '../../language-server/project.ts';
import { spokenAlike } from '../../language-server/spoken-of.ts';
import { valueWithout } from '../../value-with.ts';
import { filesWith } from '../files-to-be.ts';
import { handedIn } from './orphans.ts';
import { declaredPart } from './part-places.ts';

/** Makes the forms and scenarios without a datum: what takes choices from it, and what is expected of it. */
export function filesWithoutDatum(project: Project, sources: Sources, { journey, name }: Gone): FileToBe[] {
  const { schemas } = sources.language;
  const forms = [...(sources.journeys.get(journey)?.forms.values() ?? [])].flatMap(({ document }) =>
    filesWith(document, valueWithout(document.value, handedIn(document.value, name, schemas))),
  );
  const spoken = spokenAlike(project, declaredPart(project, journey, { sort: 'datum', form: '', name }));
  const expected = Map.groupBy(
    spoken.filter(({ path }) => path.includes('/scenarios/')),
    ({ path }) => path,
  );
  const scenarios = [...expected].flatMap(([path, places]) => {
    const document = sources.documents.find((each) => each.path === path);
    const keys = places.map(({ mention }) => mention.keys);
    return document ? filesWith(document, valueWithout(document.value, keys)) : [];
  });
  return [...forms, ...scenarios];
}

type Gone = { journey: string; name: string };
