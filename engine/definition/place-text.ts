import type { Limit } from '#schemas';
import type { TextRef } from '../machine/effect.ts';
import type { Frame } from '../machine/state.ts';
import type { CompiledJourney } from './compiled.ts';

/** The namespace of texts that no journey owns: the catalogue’s messages and the default popup. */
export const sharedTexts = 'errors';

/** Names the text at a place of a journey: `enter-code.title`. */
export function textAt(journey: string, place: string, values: Record<string, unknown> = {}): TextRef {
  return { namespace: journey, key: place, values };
}

/** Names a text that journeys share. */
export function sharedText(key: string, values: Record<string, unknown> = {}): TextRef {
  return { namespace: sharedTexts, key, values };
}

/** Answers the `{left}` of texts: how often the holder may still be refused before the first limit is reached. */
export function attemptsLeft(journey: CompiledJourney, frame: Frame): { left?: number } {
  const { limits } = journey.definition;
  if (limits === undefined) return {};
  const left = Object.entries(limits).map(
    ([name, limit]: [string, Limit]) => limit.max - (frame.limits[name] ?? 0),
  );
  return left.length === 0 ? {} : { left: Math.max(0, Math.min(...left)) };
}
