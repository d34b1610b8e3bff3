import type { FieldUi } from '#schemas';
import { matchesWithin } from '../../values/pattern-matches.ts';
import { readPattern } from '../../values/pattern-parts.ts';
import { holdsDigits } from '../../values/accepted-input.ts';
import { pointerTo, type JsonDocument } from '../../source/document.ts';
import type { Problem } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

// Of a field that may be longer nothing is said: what it cannot hold within this, it may hold beyond.
const longestAtAll = 2000;

/** Finds patterns that no answer can match, and bounds that none can keep. */
export const patternImpossible = eachJourney(function* ({ source }) {
  for (const { document, value } of source.forms.values()) {
    for (const [field, property] of Object.entries(value?.schema.properties ?? {})) {
      const rules: Rules = { ...property };
      const place = pointerTo('/schema/properties', field);
      yield* crossedIn(rules, value?.ui?.[field]).map((bounds) =>
        crossed({ document, place, field }, bounds),
      );
      if (!isImpossible(rules, value?.ui?.[field])) continue;
      const message = {
        en: `No answer to "${field}" matches this pattern with the length and the characters that it may have.`,
        it: `Nessuna risposta a "${field}" corrisponde a questo modello con la lunghezza e i caratteri ammessi.`,
      };
      yield { document, pointer: `${place}/pattern`, message };
    }
  }
});

type Rules = Readonly<Record<string, unknown>>;

/** A least that is more than a most, by their keywords. */
type Bounds = { least: string; most: string };

const pairs: readonly Bounds[] = [
  { least: 'minLength', most: 'maxLength' },
  { least: 'minimum', most: 'maximum' },
  { least: 'minItems', most: 'maxItems' },
];

function crossedIn(rules: Rules, ui: FieldUi | undefined): Bounds[] {
  return pairs.filter(({ least, most }) => {
    const typed = most === 'maxLength' ? ui?.maxLength : undefined;
    const ends = [rules[most], typed].filter((end) => typeof end === 'number');
    const start = rules[least];
    return typeof start === 'number' && start > Math.min(...ends);
  });
}

type Field = { document: JsonDocument; place: string; field: string };

const crossed = ({ document, place, field }: Field, { least, most }: Bounds): Problem => ({
  document,
  pointer: `${place}/${least}`,
  message: {
    en: `No answer to "${field}" keeps both "${least}" and "${most}".`,
    it: `Nessuna risposta a "${field}" rispetta insieme "${least}" e "${most}".`,
  },
});

function isImpossible(rules: Rules, ui: FieldUi | undefined): boolean {
  const { pattern, type } = rules;
  if (typeof pattern !== 'string' || type !== 'string' || readPattern(pattern) === undefined) return false;
  const shortest = Number(rules['minLength'] ?? 0);
  const longest = Math.min(
    Number(rules['maxLength'] ?? longestAtAll),
    ui?.maxLength ?? longestAtAll,
    longestAtAll,
  );
  if (![shortest, longest].every(Number.isSafeInteger) || longest < 0 || longest > longestAtAll) return false;
  return !matchesWithin(pattern, { shortest, longest, allowed: charactersOf(ui) });
}

function charactersOf(ui: FieldUi | undefined): readonly string[] | undefined {
  // Letters with accents are let through as well, and so nothing is known of "alphanumeric".
  return ui && holdsDigits(ui) ? Array.from('0123456789') : undefined;
}
