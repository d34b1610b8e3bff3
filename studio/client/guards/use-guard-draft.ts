import type { GuardView } from '../../protocol.ts';
import type { TextPlace } from '../drafts/draft.ts';
import { useDraft, type Writing } from '../drafts/use-draft.ts';
import { postJson } from '../server/ask.ts';
import { places } from '../server/places.ts';

/** The file that the guards of a journey stand in. */
export const journeyFile = (journey: string): string => `journeys/${journey}/journey.json`;

/** Tells of which journey a draft is a guard; nothing where it is a text. */
export const journeyOfGuard = ({ file }: TextPlace): string | undefined =>
  /^journeys\/([^/]+)\/journey\.json$/.exec(file)?.[1];

/** A guard as it is kept while it is written; one that is not there is nothing. */
export const guardText = (written: unknown): string => JSON.stringify(written) ?? '';

/** Reads what is kept of a guard. */
export const guardOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Works with one guard of a journey. */
export function useGuardDraft(journey: string, { pointer, written }: GuardView): Writing {
  return useDraft({
    file: journeyFile(journey),
    key: pointer,
    now: guardText(written),
    write: ({ was, words }) => postJson(places.guard(), { journey, pointer, was, guard: words }),
  });
}
