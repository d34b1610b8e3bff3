import { expandGuards } from '#engine';
import { fingerprint } from '../../graph/journeys.ts';
import { namedGuards } from '../../source/named-guards.ts';
import { isNode } from '../../source/schema-shapes.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds journeys that differ from a revision under the same version, or under a lower one. */
export const versionUnchanged = eachJourney(function* ({ source, definition }, sources) {
  const { earlier } = sources;
  if (earlier === undefined) return;
  const { revision } = earlier;
  const before = earlier.sources.journeys.get(source.id);
  // What was legal then may not be so now: the file is taken as it stood.
  const written = before?.journey?.document.value;
  if (!before || !isNode(written) || typeof written['version'] !== 'string') return;
  const [was, is] = [written['version'], definition.version];
  const order = compareVersions(is, was);
  const then = expandGuards(written, namedGuards(earlier.sources));
  const differs = fingerprint(source, definition) !== fingerprint(before, then);
  if (!differs || order > 0) return;
  const message =
    order === 0
      ? {
          en: `The journey differs from ${revision} and its version is still ${is}.`,
          it: `Il flusso è diverso da ${revision} e la versione è ancora ${is}.`,
        }
      : {
          en: `The version ${is} is lower than ${was}, which ${revision} has.`,
          it: `La versione ${is} è più bassa di ${was}, quella di ${revision}.`,
        };
  const next = raised(was);
  const hint = { en: `Write "${next}" or higher.`, it: `Scrivi "${next}" o più.` };
  yield { pointer: '/version', message, hint, fix: { rename: is, to: next } };
});

const partsOf = (version: string): number[] => version.split('.').map(Number);

function compareVersions(one: string, other: string): number {
  const others = partsOf(other);
  const differences = partsOf(one).map((part, index) => part - (others[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

function raised(version: string): string {
  const [major = 0, minor = 0, patch = 0] = partsOf(version);
  return `${major}.${minor}.${patch + 1}`;
}
