import type { ErrorPopup, TextRef } from '../machine/effect.ts';
import type { Frame } from '../machine/state.ts';
import type { CompiledJourney, Library } from './compiled.ts';

/** The namespace of texts that no journey owns: the catalogue’s messages and the default popup. */
export const sharedTexts = 'errors';

/** Names the text at a place of a journey: `enter-code.title`. */
export function textAt(journey: string, place: string, values: Record<string, unknown> = {}): TextRef {
  return { namespace: journey, key: place, values };
}

/** Names a text that journeys share. */
export function sharedText(key: string, values?: Record<string, unknown>): TextRef {
  return textAt(sharedTexts, key, values);
}

/** Makes the popup that no route describes: title, subtitle and message of the documents (ERR-04, ERR-05). */
export function defaultPopup({ catalogue }: Pick<Library, 'catalogue'>, code: string): ErrorPopup {
  return {
    kind: 'UNAVAILABLE',
    reason: 'CUSTOM',
    code,
    title: sharedText('popup.title'),
    subtitle: sharedText('popup.subtitle'),
    message: sharedText(catalogue.default.message ?? 'popup.default'),
  };
}

/** Returns how many refusals count towards a limit. */
export const countOf = ({ counted = [] }: Pick<Frame, 'counted'>, name: string): number =>
  counted.filter(([limit]) => limit === name).length;

/** Returns the `{left}` of texts: how often the holder may still be refused before the first limit is reached. */
export function attemptsLeft(journey: CompiledJourney, frame: Frame): number | undefined {
  const { limits } = journey.definition;
  let least: number | undefined;
  for (const name in limits) {
    const left = Math.max(0, (limits[name]?.max ?? 0) - countOf(frame, name));
    if (least === undefined || left < least) least = left;
  }
  return least;
}
