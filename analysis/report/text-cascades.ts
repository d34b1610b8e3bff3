import { pointerKeys, pointerTo } from '../source/document.ts';
import type { Finding } from '../rules/rule.ts';

/**
 * Leaves out what follows for texts from a slip that another finding tells: a text is not missing that stands under a name
 * with a slip, and holds what its step shows; a code that never comes needs none, and the text of the code that was meant is
 * shown again with it.
 */
export function withoutTextEchoes(findings: readonly Finding[]): readonly Finding[] {
  return withoutMoved(withoutMisplaced(withoutTwins(findings)));
}

/** Leaves out that a text is written otherwise elsewhere where it is the same once another finding is mended. */
function withoutTwins(findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(isTwin)) return findings;
  const mended = new Set(findings.filter((finding) => !isTwin(finding)).map(mendedText));
  return findings.filter(
    (finding) => !isTwin(finding) || finding.fix === undefined || !mended.has(mendedText(finding)),
  );
}

const isTwin = ({ code }: Finding): boolean => code === 'text-twin';

const mendedText = (finding: Finding): string | undefined =>
  finding.fix && `${placeOf(finding)} ${finding.fix.text}`;

/** Leaves out that nothing shows what stands in an object in the place of a text, or in a text in the place of an object. */
function withoutMisplaced(findings: readonly Finding[]): readonly Finding[] {
  const missing = findings.filter(({ code }) => code === 'text-missing').map(placeOf);
  if (missing.length === 0) return findings;
  return findings.filter((finding) => {
    if (finding.code !== 'text-unused') return true;
    const place = placeOf(finding);
    return !missing.some((each) => place === each || place.startsWith(`${each}/`));
  });
}

const placeOf = ({ file, pointer }: Finding): string => `${file}#${pointer}`;

function withoutMoved(findings: readonly Finding[]): readonly Finding[] {
  const codes = new Set(findings.filter(isImpossible).map(codeOf));
  const renamed = new Map(findings.filter(isUnused).map((finding) => [finding, placeMeant(finding)]));
  const moved = new Set(renamed.values());
  if (codes.size === 0 && moved.size === 0) return findings;
  const steps = new Set([...moved].map((place) => place.split('/', 2).join('/')));
  return findings.filter((finding) => {
    if (finding.code === 'placeholder-unused') return !placesAbove(finding).some((place) => steps.has(place));
    if (isUnused(finding)) return !codes.has(codeIn(renamed.get(finding)));
    if (finding.code !== 'text-missing') return true;
    const places = placesAbove(finding);
    return !places.some((place) => moved.has(place)) && !places.some((place) => codes.has(codeIn(place)));
  });
}

const isImpossible = ({ code }: Finding): boolean => code === 'code-impossible';
const isUnused = ({ code, fix }: Finding): boolean => code === 'text-unused' && fix?.renaming !== undefined;

/** Names a code with its journey, as a route has it. */
const codeOf = ({ file, pointer }: Finding): string => `${journeyOf(file)} ${pointerKeys(pointer).at(-1)}`;

/** Names the code whose text stands at a place, with its journey. */
function codeIn(place = ''): string {
  const [journey = '', pointer = ''] = place.split('#', 2);
  const [, part, code] = pointerKeys(pointer);
  return part === 'errors' ? `${journey} ${code}` : '';
}

/** The place at which the texts would stand if the fix were made. */
function placeMeant({ file, pointer, fix }: Finding): string {
  const above = pointerKeys(pointer).slice(0, -1);
  return `${journeyOf(file)}#${pointerTo('', ...above, fix?.renaming?.to ?? '')}`;
}

/** The place of what is missing among the texts of its journey, and those above it. */
function placesAbove({ file, pointer }: Finding): string[] {
  const keys = pointerKeys(pointer);
  const path = file.startsWith('i18n/') ? keys : keys.slice(1);
  return path.map((_, index) => `${journeyOf(file)}#${pointerTo('', ...path.slice(0, index + 1))}`);
}

const journeyOf = (file: string): string | undefined => /^(?:journeys|i18n\/it)\/([^/.]+)/.exec(file)?.[1];
