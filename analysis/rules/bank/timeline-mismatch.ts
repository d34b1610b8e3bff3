import type { TriggerTimelineFile } from '#schemas';
import { brandPlaceholders, textAt, textsOf } from '../../texts/text-places.ts';
import {
  placeholderFormats,
  placeholdersOf,
  type Placeholder,
  writtenPlaceholder,
} from '../../texts/placeholders.ts';
import type { Contract } from '../../source/contract.ts';
import { pointerTo, type JsonDocument } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds where what is done with the bank’s timeline, what the bank may send and the words for it do not agree. */
export function* timelineMismatch(sources: Sources): Generator<Problem> {
  const { timeline, texts } = sources;
  if (!timeline?.value) return;
  yield* otherIds(timeline.document, timeline.value, sources);
  const words = texts.get('timeline');
  if (words?.problem) return;
  const places = placesOf(timeline.value);
  yield* absentWords({ timeline: timeline.document, words }, places);
  if (words) yield* idleWords(words, places);
}

/** Lists the ids that the bank sends, where the contract says so. */
function idsOf({ schemas }: Contract): string[] | undefined {
  const properties = schemas.get('TriggerTimeline')?.['properties'];
  const id = isNode(properties) ? properties['id'] : undefined;
  const examples = isNode(id) ? id['examples'] : undefined;
  return Array.isArray(examples) ? examples.map(String) : undefined;
}

function* otherIds(
  document: JsonDocument,
  { blockers, messages }: TriggerTimelineFile,
  { language, isBank }: Sources,
): Generator<Problem> {
  const sent = idsOf(language.contract);
  if (sent === undefined) return;
  const told = { blockers: Object.keys(blockers), messages: Object.keys(messages) };
  const all = [...told.blockers, ...told.messages];
  const lost = new Set(sent.filter((id) => !all.includes(id)));
  for (const [part, ids] of Object.entries(told)) {
    for (const id of ids.filter((each) => !sent.includes(each))) {
      const near = suggest(id, lost.size > 0 ? lost : sent);
      if (typeof near.fix === 'object' && 'rename' in near.fix) lost.delete(near.fix.to);
      // A bank may send ids of its own, but for those that are ours misspelt.
      if (isBank === true && near.fix === undefined) continue;
      const message = { en: `The bank never sends "${id}".`, it: `La banca non manda mai "${id}".` };
      yield { document, pointer: pointerTo('', part, id), part: 'key', message, ...near };
    }
  }
  for (const id of lost) {
    const message = {
      en: `The bank may send "${id}", and nothing is said of it.`,
      it: `La banca può mandare "${id}", e qui non se ne dice nulla.`,
    };
    const pointer = id.includes('BLOCKER') ? '/blockers' : '/messages';
    yield { document, pointer, part: 'key', message };
  }
}

type Place = { id: string; part: string };

const placesOf = ({ messages }: TriggerTimelineFile): Place[] =>
  Object.entries(messages).flatMap(([id, { offers }]) => [
    { id, part: 'message' },
    ...(offers === undefined ? [] : [{ id, part: 'action' }]),
  ]);

type Held = { timeline: JsonDocument; words: JsonDocument | undefined };

function* absentWords({ timeline, words }: Held, places: readonly Place[]): Generator<Problem> {
  for (const { id, part } of places) {
    if (textAt(words?.value, [id, part]) !== undefined) continue;
    const message = {
      en: `The text "${id}.${part}" is missing in i18n/it/timeline.json.`,
      it: `In i18n/it/timeline.json manca il testo "${id}.${part}".`,
    };
    yield { document: timeline, pointer: pointerTo('/messages', id), part: 'key', message };
  }
}

const fillable: readonly string[] = ['date', ...brandPlaceholders];

function* idleWords(document: JsonDocument, places: readonly Place[]): Generator<Problem> {
  const known = new Set(places.map(({ id, part }) => `${id}.${part}`));
  for (const { path, pointer, words } of textsOf(document)) {
    const key = path.join('.');
    if (!known.has(key)) {
      const message = {
        en: `Nothing shows the text "${key}".`,
        it: `Il testo "${key}" non si vede da nessuna parte.`,
      };
      const { hint } = suggest(key, known);
      yield { document, pointer, part: 'key', message, ...(hint && { hint }) };
    }
    for (const placeholder of placeholdersOf(words)) {
      const name = nameOf(placeholder);
      if (fillable.includes(name)) continue;
      const message = {
        en: `Nothing fills {${name}} in the text "${key}".`,
        it: `Nulla riempie {${name}} nel testo "${key}".`,
      };
      yield { document, pointer, message, ...suggest(name, fillable) };
    }
  }
}

/** Names the value of a placeholder, or all of one that is not written as it must be. */
function nameOf(placeholder: Placeholder): string {
  const { whole, value, format } = placeholder;
  // No field lets choose there.
  const isWell = format === undefined || (format !== 'choice' && placeholderFormats.includes(format));
  return isWell && whole === writtenPlaceholder(placeholder) ? value : whole.slice(1, -1);
}
