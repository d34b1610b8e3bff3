import type { FieldUi } from '#schemas';
import { lengthsOf } from '../../form/pattern-lengths.ts';
import { holdsDigits } from '../../model/let-through.ts';
import { soundJourneys } from '../../model/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Rule } from '../rule.ts';

// Of a field that may be longer nothing is said: what it cannot hold within this, it may hold beyond.
const longestAtAll = 2000;

/** Finds patterns that no answer can match. */
export const patternImpossible: Rule = {
  code: 'pattern-impossible',
  severity: 'error',
  title: { en: 'A pattern that no answer can match', it: 'Un modello a cui nessuna risposta corrisponde' },
  explain: {
    en: 'The field takes answers of some lengths ("minLength", "maxLength", and the "maxLength" of the ui), or only some characters ("filter"), and none of those matches the "pattern" of its schema: the holder could never go on. Bring the two together.',
    it: 'Il campo accetta risposte di certe lunghezze ("minLength", "maxLength", e il "maxLength" dell’ui) o solo alcuni caratteri ("filter"), e nessuna di queste corrisponde al "pattern" del suo schema: il titolare non potrebbe mai andare avanti. Metti d’accordo le due cose.',
  },
  *run(sources) {
    for (const { source } of soundJourneys(sources)) {
      for (const { document, value } of source.forms.values()) {
        for (const [field, property] of Object.entries(value?.schema.properties ?? {})) {
          const rules: Readonly<Record<string, unknown>> = { ...property };
          if (!isImpossible(rules, value?.ui?.[field])) continue;
          const message = {
            en: `No answer to "${field}" matches this pattern with the length and the characters that it may have.`,
            it: `Nessuna risposta a "${field}" corrisponde a questo modello con la lunghezza e i caratteri ammessi.`,
          };
          yield { document, pointer: `${pointerTo('/schema/properties', field)}/pattern`, message };
        }
      }
    }
  },
};

function isImpossible(rules: Readonly<Record<string, unknown>>, ui: FieldUi | undefined): boolean {
  const { pattern, type } = rules;
  if (typeof pattern !== 'string' || type !== 'string' || !compiles(pattern)) return false;
  const shortest = Number(rules['minLength'] ?? 0);
  const longest = Math.min(
    Number(rules['maxLength'] ?? longestAtAll),
    ui?.maxLength ?? longestAtAll,
    longestAtAll,
  );
  if (!Number.isSafeInteger(shortest) || !(longest >= 0 && longest <= longestAtAll)) return false;
  return lengthsOf(pattern, longest, charactersOf(ui)) >> BigInt(shortest) === 0n;
}

function charactersOf(ui: FieldUi | undefined): readonly string[] | undefined {
  // Letters with accents are let through as well, and so nothing is known of "alphanumeric".
  return ui && holdsDigits(ui) ? Array.from('0123456789') : undefined;
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
