import { withCallers, type Sources } from '#analysis';
import { noJourney, type Given } from './command.ts';

/**
 * Lists the journeys that were named; with --changed those as well that run one of them, since a change may break them.
 *
 * @throws {UsageError} when there is no journey of a name.
 */
export function journeysNamed({ words, options }: Given, sources: Sources): readonly string[] {
  const strange = words.find((name) => !sources.journeys.has(name));
  if (strange !== undefined) throw noJourney(strange, sources);
  return options['changed'] === true ? withCallers(words, sources) : words;
}
