import type { Library } from '../definition/compiled.ts';
import { sharedText } from '../definition/place-text.ts';
import { JourneyError } from '../errors.ts';
import type { JourneyState } from '../machine/state.ts';
import type { Ports } from '../ports.ts';

/** Tells the holder, and analytics by code, that a journey has broken off. */
export function openBrokenPopup(
  ports: Pick<Ports, 'messages' | 'analytics'>,
  library: Library,
  { state, cause }: { state: JourneyState; cause: unknown },
): void {
  const code = cause instanceof JourneyError ? cause.code : 'unknown';
  const top = state.frames.at(-1);
  ports.analytics.record({
    name: 'broken',
    journey: top?.journey ?? '',
    step: top?.step ?? '',
    detail: code,
  });
  ports.messages.popup({
    kind: 'UNAVAILABLE',
    reason: 'CUSTOM',
    code,
    title: sharedText('popup.title'),
    subtitle: sharedText('popup.subtitle'),
    message: sharedText(library.catalogue.default.message ?? 'popup.default'),
  });
}
