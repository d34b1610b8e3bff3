import type { Library } from '../definition/compiled.ts';
import { defaultPopup } from '../definition/place-text.ts';
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
  const { journey = '', step = '' } = { ...state.frames.at(-1) };
  ports.analytics.record({ name: 'broken', journey, step, detail: code });
  ports.messages.popup(defaultPopup(library, code));
}
