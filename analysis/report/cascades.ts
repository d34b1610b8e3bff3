import { pointerKeys, pointerTo } from '../source/document.ts';
import type { Finding } from '../rules/rule.ts';

/**
 * Findings that may only follow from a mistake that another finding names where it is: which they may be, and which of them
 * all findings together explain.
 */
type Cascade = {
  mayFollow: (finding: Finding) => boolean;
  explainedBy: (findings: readonly Finding[]) => (finding: Finding) => boolean;
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
  // Data is unset on a way past a guard that decides wrongly.
  {
    mayFollow: isUnset,
    explainedBy: (findings) => {
      const wrong = findings.filter((each) => !isUnset(each) && /\/when(\/|$)/.test(each.pointer));
      const guards = Map.groupBy(wrong, ({ file }) => file);
      return (finding) => passesOne(finding, guards.get(finding.file) ?? []);
    },
  },
  // A value is not written as it must be, which a rule has said in its own words.
  {
    mayFollow: isShape,
    explainedBy: (findings) => {
      const told = new Set(findings.filter((each) => !isShape(each)).map(placeOf));
      return (finding) => told.has(placeOf(finding));
    },
  },
  // A guard with a mistake in it decides nothing, and a promise with such a guard is broken.
  {
    mayFollow: (finding) => isOfGuard(finding) || isOfPromise(finding),
    explainedBy: (findings) => {
      const wrong = findings.filter(isInsideGuard).map((each) => `${placeOf(each)}/`);
      return (finding) => {
        const place = placeOf(finding);
        const guard = isOfPromise(finding) ? place.replace(/\/[^/]*$/, '/while') : place;
        return wrong.some((inner) => inner.startsWith(`${guard}/`));
      };
    },
  },
  // A scenario lacks an input that the journey has no use for.
  {
    mayFollow: ({ code, pointer }) =>
      code === 'scenario-value' && (pointer === '/given/input' || pointer.startsWith('/input/')),
    explainedBy: (findings) => {
      const idle = new Set(
        findings
          .filter((each) => each.code === 'data-unused' && each.pointer.startsWith('/input/'))
          .map(journeyOf),
      );
      return (finding) => idle.has(journeyOf(finding));
    },
  },
  // A text is written otherwise elsewhere, and is the same once another finding is mended.
  {
    mayFollow: (finding) => isTwin(finding) && finding.fix !== undefined,
    explainedBy: (findings) => {
      const mended = new Set(findings.filter((each) => !isTwin(each)).map(mendedText));
      return (finding) => mended.has(mendedText(finding));
    },
  },
  // Nothing shows what stands in an object in the place of a text, or in a text in the place of an object.
  {
    mayFollow: isUnusedText,
    explainedBy: (findings) => {
      const missing = new Set(findings.filter(isMissingText).map(placeOf));
      return (finding) => [...missing].some((each) => `${placeOf(finding)}/`.startsWith(`${each}/`));
    },
  },
  // Texts that stand under a name with a slip hold what their step shows.
  {
    mayFollow: isOf('placeholder-unused'),
    explainedBy: (findings) => {
      const steps = new Set(
        findings.filter(isMisnamed).map((each) => placeMeant(each).split('/', 2).join('/')),
      );
      return (finding) => placesAbove(finding).some((place) => steps.has(place));
    },
  },
  // A text is not missing that stands under a name with a slip, and a code that never comes needs none.
  {
    mayFollow: isMissingText,
    explainedBy: (findings) => {
      const moved = new Set(findings.filter(isMisnamed).map(placeMeant));
      const codes = impossibleCodes(findings);
      return (finding) => placesAbove(finding).some((place) => moved.has(place) || codes.has(codeIn(place)));
    },
  },
  // The text of the code that was meant is shown again with it.
  {
    mayFollow: isMisnamed,
    explainedBy: (findings) => {
      const codes = impossibleCodes(findings);
      return (finding) => codes.has(codeIn(placeMeant(finding)));
    },
  },
];

/** Leaves out what only follows from a mistake that another finding names where it is. */
export const withoutCascades = (findings: readonly Finding[]): readonly Finding[] =>
  cascades.reduce((left, { mayFollow, explainedBy }) => {
    if (!left.some(mayFollow)) return left;
    const isExplained = explainedBy(left);
    return left.filter((finding) => !mayFollow(finding) || !isExplained(finding));
  }, findings);

/** Returns whether the path of a finding leads past one of the guards: that of an action, or a case by it or behind it. */
function passesOne({ path = [] }: Finding, guards: readonly Finding[]): boolean {
  return path.some(({ step, by }) => {
    const places = by === undefined ? [] : ['cases/', 'ok/', `actions/${by}/when`];
    return places.some((place) =>
      guards.some(({ pointer }) => pointer.startsWith(`/steps/${step}/${place}`)),
    );
  });
}

const placeOf = ({ file, pointer }: Finding): string => `${file}#${pointer}`;

const mendedText = (finding: Finding): string | undefined =>
  finding.fix && `${placeOf(finding)} ${finding.fix.text}`;

/** Names the codes that never come with their journeys, as routes have them. */
const impossibleCodes = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(
    findings.filter(isImpossible).map((each) => `${journeyOf(each)} ${pointerKeys(each.pointer).at(-1)}`),
  );

/** Names the code whose text stands at a place, with its journey. */
function codeIn(place: string): string {
  const [journey = '', pointer = ''] = place.split('#', 2);
  const [, part, code] = pointerKeys(pointer);
  return part === 'errors' ? `${journey} ${code}` : '';
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
