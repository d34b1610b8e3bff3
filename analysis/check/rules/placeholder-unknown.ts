import { soundJourneys } from '../../model/journeys.ts';
import { placeholdersIn, textAt, textPlaces, withVariants } from '../../model/texts.ts';
import { pointerTo } from '../../source/document.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';

/** Finds placeholders in texts that nothing fills. */
export const placeholderUnknown: Rule = {
  code: 'placeholder-unknown',
  severity: 'error',
  title: { en: 'A placeholder that nothing fills', it: 'Un segnaposto che nulla riempie' },
  explain: {
    en: 'A text may hold {name}, and the step says in "shows" what stands for it; {name, money} writes cents as an amount, {name, date} a date or an instant as DD.MM.YYYY, {name, phone} a phone number in groups. The text of a refusal that counts towards a limit may hold {left} too, and every text {brand} and {eCode}, the names that the bank gives itself and its code for purchases online.',
    it: 'Un testo può contenere {nome}, e il passo dice in "shows" che cosa ci va; {nome, money} scrive centesimi come importo, {nome, date} una data o un istante come GG.MM.AAAA, {nome, phone} un numero di telefono a gruppi. Il testo di un rifiuto che conta per un limite può contenere anche {left}, e ogni testo {brand} ed {eCode}, i nomi che la banca dà a sé stessa e al codice per gli acquisti online.',
  },
  wording: true,
  *run(sources) {
    for (const { source, document, definition } of soundJourneys(sources)) {
      const texts = sources.texts.get(source.id);
      if (!texts) continue;
      const seen = new Set<string>();
      const places = withVariants(textPlaces(source, document, definition), texts.value);
      for (const { path, values } of places) {
        const pointer = pointerTo('', ...path);
        const words = textAt(texts.value, path);
        if (words === undefined || seen.has(pointer)) continue;
        seen.add(pointer);
        const [doubled, inner = ''] = /\{\{\s*([^{}]*?)\s*\}\}/.exec(words) ?? [];
        if (doubled !== undefined) {
          const message = {
            en: `The placeholder ${doubled} has two braces on each side.`,
            it: `Il segnaposto ${doubled} ha due parentesi graffe per lato.`,
          };
          yield {
            document: texts,
            pointer,
            message,
            hint: { en: `Write {${inner}}.`, it: `Scrivi {${inner}}.` },
          };
          continue;
        }
        for (const name of placeholdersIn(words)) {
          if (values.includes(name)) continue;
          yield {
            document: texts,
            pointer,
            message: {
              en: `Nothing fills the placeholder {${name}}.`,
              it: `Nulla riempie il segnaposto {${name}}.`,
            },
            ...suggest(name, values),
          };
        }
      }
    }
  },
};
