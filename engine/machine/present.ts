import type { CompiledJourney } from '../definition/compiled.ts';
import { journeyError } from '../errors.ts';
import type { SavedFrame } from './saved.ts';

/** Makes the error of a kept run that the present journey does not take up. */
export function journeyChanged({ id, version, hash }: CompiledJourney, frame: SavedFrame): Error {
  const saved = { version: frame.version, hash: frame.hash };
  return journeyError('JOURNEY_CHANGED', { journey: id, saved, present: { version, hash } });
}
