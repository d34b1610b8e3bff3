import { pointerKeys, pointerTo } from '../source/document.ts';
import type { Finding } from '../rules/rule.ts';

/**
 * Findings that may only follow from a mistake that another finding names where it is: those that follow are explained when
 * one of the places that they hang on is reported by another.
 */
type Cascade = {
  mayFollow: (finding: Finding) => boolean;
  hangsOn: (finding: Finding) => readonly (string | undefined)[];
  tellsOf: (finding: Finding) => readonly (string | undefined)[];
};

const isOf =
  (...codes: readonly string[]) =>
  ({ code }: Finding): boolean =>
    codes.includes(code);

/** Rules that judge a guard as a whole, which one mistake inside it is enough to trip. */
const isOfGuard = isOf(
  'operand-redundant',
  'guard-never',
  'guard-always',
  'guard-contradicted',
  'case-shadowed',
);

/** Rules that judge a promise, beside which its guard stands. */
const isOfPromise = isOf('invariant-broken', 'invariant-vacuous');

/** Rules that say of a place inside a guard what is wrong there. */
const isInsideGuard = isOf(
  'value-impossible',
  'operands-unlike',
  'operand-idle',
  'operand-mistyped',
  'operator-unknown',
  'variable-unknown',
  'expression-invalid',
  'guard-unknown',
);

const isUnset = isOf('data-unset');
const isShape = isOf('schema-violation');
const isTwin = isOf('text-twin');
const isImpossible = isOf('code-impossible');
const isUnusedText = isOf('text-unused');
const isMissingText = isOf('text-missing');

/** A text that stands under a name with a slip. */
const isMisnamed = (finding: Finding): boolean =>
  isUnusedText(finding) && finding.fix?.renaming !== undefined;

/** Each sees what those before it have left. */
const cascades: readonly Cascade[] = [
  // Data is unset on a way past a guard that decides wrongly: that of an action, or a case by it or behind it.
  {
    mayFollow: isUnset,
    hangsOn: ({ file, path = [] }) =>
      path.flatMap(({ step, by }) =>
        by === undefined
          ? []
          : ['cases', 'ok', 'exits', 'stepUp', 'errors', `actions/${by}/when`].map(
              (at) => `${file}#${pointerTo('/steps', step)}/${at}`,
            ),
      ),
    tellsOf: (finding) =>
      !isUnset(finding) && /\/when(\/|$)/.test(finding.pointer)
        ? [placeOf(finding), ...placesOver(finding)]
        : [],
  },
  // A value is not written as it must be, which a rule has said in its own words.
  {
    mayFollow: isShape,
    hangsOn: (finding) => [placeOf(finding)],
    tellsOf: (finding) => (isShape(finding) ? [] : [placeOf(finding)]),
  },
  // A guard with a mistake in it decides nothing, and a promise with such a guard is broken.
  {
    mayFollow: (finding) => isOfGuard(finding) || isOfPromise(finding),
    hangsOn: (finding) => {
      const place = placeOf(finding);
      return [isOfPromise(finding) ? place.replace(/\/[^/]*$/, '/while') : place];
    },
    tellsOf: (finding) => (isInsideGuard(finding) ? [placeOf(finding), ...placesOver(finding)] : []),
  },
  // A scenario lacks an input that the journey has no use for.
  {
    mayFollow: ({ code, pointer }) =>
      code === 'scenario-value' && (pointer === '/given/input' || pointer.startsWith('/input/')),
    hangsOn: (finding) => [journeyOf(finding)],
    tellsOf: (finding) =>
      finding.code === 'data-unused' && finding.pointer.startsWith('/input/') ? [journeyOf(finding)] : [],
  },
  // A text is written otherwise elsewhere, and is the same once another finding is mended.
  {
    mayFollow: isTwin,
    hangsOn: (finding) => [mendedText(finding)],
    tellsOf: (finding) => (isTwin(finding) ? [] : [mendedText(finding)]),
  },
  // Nothing shows what stands in an object in the place of a text, or in a text in the place of an object.
  {
    mayFollow: isUnusedText,
    hangsOn: (finding) => [placeOf(finding), ...placesOver(finding)],
    tellsOf: (finding) => (isMissingText(finding) ? [placeOf(finding)] : []),
  },
  // Texts that stand under a name with a slip hold what their step shows.
  {
    mayFollow: isOf('placeholder-unused'),
    hangsOn: placesAbove,
    tellsOf: (finding) => (isMisnamed(finding) ? [placeMeant(finding).split('/', 2).join('/')] : []),
  },
  // A text is not missing that stands under a name with a slip, and a code that never comes needs none.
  {
    mayFollow: isMissingText,
    hangsOn: (finding) => placesAbove(finding).flatMap((place) => [place, codeIn(place)]),
    tellsOf: (finding) => (isMisnamed(finding) ? [placeMeant(finding)] : impossibleCode(finding)),
  },
  // The text of the code that was meant is shown again with it.
  {
    mayFollow: isMisnamed,
    hangsOn: (finding) => [codeIn(placeMeant(finding))],
    tellsOf: impossibleCode,
  },
];

/** Leaves out what only follows from a mistake that another finding names where it is. */
export const withoutCascades = (findings: readonly Finding[]): readonly Finding[] =>
  cascades.reduce((left, { mayFollow, hangsOn, tellsOf }) => {
    if (!left.some(mayFollow)) return left;
    const told = new Set(left.flatMap(tellsOf));
    const isTold = (place: string | undefined) => place !== undefined && told.has(place);
    return left.filter((finding) => !mayFollow(finding) || !hangsOn(finding).some(isTold));
  }, onceEach(findings));

/** Tells once what is wrong in a guard where it is used by its name: all of it stands at that one place. */
function onceEach(findings: readonly Finding[]): readonly Finding[] {
  const told = new Set<string>();
  return findings.filter((finding) => {
    if (!isInsideGuard(finding)) return true;
    const { code, file, line, column, length } = finding;
    const place = JSON.stringify([code, file, line, column, length]);
    const isNew = !told.has(place);
    told.add(place);
    return isNew;
  });
}

const placeOf = ({ file, pointer }: Finding): string => `${file}#${pointer}`;

const mendedText = (finding: Finding): string | undefined =>
  finding.fix && `${placeOf(finding)} ${finding.fix.text}`;

/** The places above that of a finding. */
function placesOver({ file, pointer }: Finding): string[] {
  const keys = pointer.split('/');
  return keys.slice(1).map((_, index) => `${file}#${keys.slice(0, index + 1).join('/')}`);
}

/** Names the code that never comes, with its journey, as routes have it. */
function impossibleCode(finding: Finding): string[] {
  return isImpossible(finding) ? [`${journeyOf(finding)} ${pointerKeys(finding.pointer).at(-1)}`] : [];
}

/** Names the code whose text stands at a place, with its journey. */
function codeIn(place: string): string | undefined {
  const [journey = '', pointer = ''] = place.split('#', 2);
  const [, part, code] = pointerKeys(pointer);
  return part === 'errors' ? `${journey} ${code}` : undefined;
}

/** The place at which the texts would stand if the fix were made. */
function placeMeant({ file, pointer, fix }: Finding): string {
  const above = pointerKeys(pointer).slice(0, -1);
  return `${journeyOf({ file })}#${pointerTo('', ...above, fix?.renaming?.to ?? '')}`;
}

/** The place of what is missing among the texts of its journey, and those above it. */
function placesAbove({ file, pointer }: Finding): string[] {
  const keys = pointerKeys(pointer);
  const path = file.startsWith('i18n/') ? keys : keys.slice(1);
  return path.map((_, index) => `${journeyOf({ file })}#${pointerTo('', ...path.slice(0, index + 1))}`);
}

const journeyOf = ({ file }: Pick<Finding, 'file'>): string | undefined =>
  /^(?:journeys|i18n\/it)\/([^/.]+)/.exec(file)?.[1];
