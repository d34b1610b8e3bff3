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
  const say = sayIn(language);
  const diff = diffs.find(({ journey }) => journey === id);
  const steps = [...(is?.steps ?? []), ...(was?.steps ?? [])];
  const parts = diff ? partsOf(diff, { steps, say }) : [];
  const drawn = drawnChanges({ was, is }, parts);
  if (!drawn) return undefined;
  const fault = is?.fault ?? was?.fault;
  return {
    kind: 'compared',
    revision,
    told: diff ? toldOf(diff).map(say) : [],
    isNew: diff?.status === 'added',
    unread: unreadOf(earlier.journeys.get(id), earlier),
    ...(fault !== undefined && { fault }),
    parts,
    ...drawn,
  };
}

const toldOf = (diff: JourneyDiff) => [
  diffHeadline(diff),
  ...holdersTold(diff),
  ...(diff.sameVersion ? [sameVersionTold(diff)] : []),
  ...renamesTold(diff.renamed),
];

/** What scenarios pass and findings are of what is now, and say nothing of a change. */
function seenIn(sources: Sources, id: string, language: AnswerLanguage): JourneyView | undefined {
  const source = sources.journeys.get(id);
  const plain = { findings: [], coverage: undefined, language, moves: [], whose: undefined };
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
