import type { CompiledJourney, Library } from '../definition/compiled.ts';
import { journeyError } from '../errors.ts';
import { journeyOf } from './draft.ts';
import type { SavedFrame, SavedState } from './saved.ts';

/** Returns whether a kept run is of the journeys as they are now. */
export const isPresent = (library: Library, { frames }: SavedState): boolean =>
  frames.every((frame) => frame.hash === journeyOf(library, frame).hash);

/** Makes the error of a kept run that the present journey does not take up. */
export function journeyChanged({ id, version, hash }: CompiledJourney, frame: SavedFrame): Error {
  const saved = { version: frame.version, hash: frame.hash };
  return journeyError('JOURNEY_CHANGED', { journey: id, saved, present: { version, hash } });
}
