import {
  createChecker,
  diffHeadline,
  holdersTold,
  renamesTold,
  sameVersionTold,
  sayIn,
  type AnswerLanguage,
  type JourneyDiff,
  type JourneySource,
  type Say,
  type Sources,
} from '#analysis';
import type { JourneyView } from '../../protocol.ts';
import type { Compared, RevisionView } from '../../review.ts';
import { journeyView } from '../model/journey-view.ts';
import { faultOf } from '../model/library-view.ts';
import { partsOf } from './changes-by-step.ts';
import { drawnChanges } from './drawn-changes.ts';

/** Two states of the folder, and what differs; the earlier has the names that everything has now. */
export type Comparison = {
  revision: RevisionView;
  earlier: Sources;
  later: Sources;
  diffs: readonly JourneyDiff[];
};

/** Shows what changes of a journey; nothing where it was never there. */
export function reviewView(
  { revision, earlier, later, diffs }: Comparison,
  id: string,
  language: AnswerLanguage,
): Compared | undefined {
  const [was, is] = [earlier, later].map((sources) => seenIn(sources, id, language));
  const told = toldOf(
    diffs.find(({ journey }) => journey === id),
    { was, is, say: sayIn(language) },
  );
  const drawn = drawnChanges({ was, is }, told.parts);
  if (!drawn) return undefined;
  return {
    kind: 'compared',
    revision,
    unread: unreadOf(earlier.journeys.get(id), earlier),
    ...faultIn(was),
    ...faultIn(is),
    ...told,
    ...drawn,
  };
}

type Sides = { was: JourneyView | undefined; is: JourneyView | undefined; say: Say };

function toldOf(
  diff: JourneyDiff | undefined,
  { was, is, say }: Sides,
): Pick<Compared, 'told' | 'isNew' | 'parts'> {
  if (!diff) return { told: [], isNew: false, parts: [] };
  const steps = [...(is?.steps ?? []), ...(was?.steps ?? [])];
  return {
    told: [`${diff.journey} ${say(diffHeadline(diff))}`, ...wordsOf(diff).map(say)],
    isNew: diff.status === 'added',
    parts: partsOf(diff, { steps, say }),
  };
}

/** What keeps it from being read now is told before what kept it then. */
const faultIn = (view: JourneyView | undefined): Pick<Compared, 'fault'> =>
  view?.fault === undefined ? {} : { fault: view.fault };

const wordsOf = (diff: JourneyDiff) => [
  ...holdersTold(diff),
  ...(diff.sameVersion ? [sameVersionTold(diff)] : []),
  ...renamesTold(diff.renamed),
];

/** What scenarios pass and findings are of what is now, and say nothing of a change. */
function seenIn(sources: Sources, id: string, language: AnswerLanguage): JourneyView | undefined {
  const source = sources.journeys.get(id);
  const plain = { findings: [], judged: undefined, language, moves: [], whose: undefined };
  const view = journeyView(sources, id, plain);
  if (!view || !source || source.journey?.value) return view;
  const fault = faultOf(source, createChecker({ language })({ ...sources, only: id }));
  return { ...view, ...(fault !== undefined && { fault }) };
}

/** Names the files of a journey that could not be read: what they say now looks new. */
function unreadOf(source: JourneySource | undefined, { texts }: Sources): string[] {
  if (!source) return [];
  const own = [source.journey, ...source.forms.values(), ...source.scenarios.values()];
  const files = own.flatMap((file) => (file && file.value === undefined ? [file.document.path] : []));
  const words = texts.get(source.id);
  return words?.problem ? [...files, words.path] : files;
}
