import { soundJourneys, stepsOf } from '../../graph/journeys.ts';
import { textAt } from '../../texts/text-places.ts';
import { pointerTo } from '../../source/document.ts';
import type { Rule } from '../rule.ts';

/** Finds fields whose label says nothing. */
export const fieldUnlabelled: Rule = {
  code: 'field-unlabelled',
  severity: 'error',
  title: { en: 'A field without a label', it: 'Un campo senza etichetta' },
  explain: {
    en: 'Every field has a label in sight, which a screen reader tells too: the text <step>.fields.<field>.label. Other texts may be empty on purpose; a label may not.',
    it: 'Ogni campo ha un’etichetta visibile, che anche il lettore di schermo legge: il testo <passo>.fields.<campo>.label. Altri testi possono essere vuoti di proposito, un’etichetta no.',
  },
  wording: true,
  *run(sources) {
    for (const { source, definition } of soundJourneys(sources)) {
      const document = sources.texts.get(source.id);
      for (const { name, step } of document ? stepsOf(definition, 'form') : []) {
        const form = step.form === undefined ? undefined : source.forms.get(step.form)?.value;
        for (const field of Object.keys(form?.schema.properties ?? {})) {
          const path = [name, 'fields', field, 'label'];
          if (!document || textAt(document.value, path)?.trim() !== '') continue;
          const message = {
            en: `The field "${field}" has no label.`,
            it: `Il campo "${field}" non ha un’etichetta.`,
          };
          yield { document, pointer: pointerTo('', ...path), message };
        }
      }
    }
  },
};
