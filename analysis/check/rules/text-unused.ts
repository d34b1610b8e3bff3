import { soundJourneys, type SoundJourney } from '../../model/journeys.ts';
import { textAt, textPlaces, textsOf, withVariants } from '../../model/texts.ts';
import { nearestName } from '../../source/nearest.ts';
import { suggestion } from '../near.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds texts of a journey that stand where nothing reads them. */
export const textUnused: Rule = {
  code: 'text-unused',
  severity: 'error',
  title: { en: 'A text that nothing shows', it: 'Un testo che nulla mostra' },
  explain: {
    en: 'A text whose place does not exist in the journey is never shown: its step, action, field or code was renamed or removed, or the name has a slip. Rename it or remove it. A variant, such as body_topUpPhone, is shown where the step shows a "context".',
    it: 'Un testo il cui posto non esiste nel flusso non si vede mai: il suo passo, azione, campo o codice è stato rinominato o tolto, o nel nome c’è un errore. Rinominalo o toglilo. Una variante, come body_topUpPhone, si vede dove il passo mostra un "context".',
  },
  wording: true,
  *run(sources) {
    for (const journey of soundJourneys(sources)) {
      const { source, document, definition } = journey;
      const texts = sources.texts.get(source.id);
      if (!texts) continue;
      const places = withVariants(textPlaces(source, document, definition), texts.value);
      const known = new Set<string>();
      const lacking = new Set<string>();
      let isWhole = true;
      for (const { path, required } of places) {
        known.add(path.join('.'));
        if (textAt(texts.value, path) !== undefined) continue;
        lacking.add(path.join('.'));
        if (required) isWhole = false;
      }
      for (const { path, pointer } of textsOf(texts)) {
        const key = path.join('.');
        if (known.has(key) || isOfHiddenForm(path, journey)) continue;
        yield {
          document: texts,
          pointer,
          part: 'key',
          message: {
            en: `Nothing shows the text "${key}".`,
            it: `Il testo "${key}" non si vede da nessuna parte.`,
          },
          ...hintOf(key, lacking),
          // While a place lacks its text, this one may be meant for it.
          ...(isWhole && { fix: 'remove' as const }),
        };
      }
    }
  },
};

/** Tells whether a text is of a form that cannot be read, or is not there, or of its refusals: of that another rule speaks. */
function isOfHiddenForm([name = '', part]: readonly string[], { source, definition }: SoundJourney): boolean {
  const step = definition.steps[name];
  if (!ofForms.includes(part ?? '') || step?.kind !== 'form' || step.form === undefined) return false;
  return source.forms.get(step.form)?.value === undefined;
}

const ofForms: readonly string[] = ['fields', 'errors'];

/** Names the place without a text that one may be meant for; whether to rename it or to remove it depends on the others. */
function hintOf(key: string, lacking: Iterable<string>): Pick<Problem, 'hint'> {
  const nearest = nearestName(key, lacking);
  return nearest ? { hint: suggestion(key, nearest.name).hint } : {};
}
