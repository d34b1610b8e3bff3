import { soundJourneys, stepsOf } from '../../model/journeys.ts';
import { textsIn } from '../../model/texts.ts';
import { typesOf } from '../../model/value-types.ts';
import { pointerTo } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import type { Words } from '../../answer/words.ts';
import type { Rule } from '../rule.ts';
import { typeNames } from '../type-names.ts';

// What each format can write.
const takes: ReadonlyMap<string, string> = new Map([
  ['money', 'number'],
  ['date', 'string'],
  ['phone', 'string'],
]);

/** Finds placeholders whose format does not fit the value that fills them. */
export const placeholderFormat: Rule = {
  code: 'placeholder-format',
  severity: 'error',
  title: {
    en: 'A placeholder of another type than its value',
    it: 'Un segnaposto di tipo diverso dal suo valore',
  },
  explain: {
    en: 'In a text {name, money} writes a number of cents as an amount, {name, date} writes a date or an instant, which are texts such as 2026-03-31, {name, phone} the text of a phone number. The value that "shows" gives has another type, and the text would have a gap. Choose the format that fits, or show another value.',
    it: 'In un testo {nome, money} scrive un numero di centesimi come importo, {nome, date} scrive una data o un istante, che sono testi come 2026-03-31, {nome, phone} il testo di un numero di telefono. Il valore che "shows" dà è di un altro tipo, e nel testo resterebbe un buco. Scegli il formato giusto, o mostra un altro valore.',
  },
  wording: true,
  *run(sources) {
    for (const { source, definition } of soundJourneys(sources)) {
      const document = sources.texts.get(source.id);
      if (!document || !isNode(document.value)) continue;
      for (const { name, pointer: step, step: screen } of stepsOf(definition, 'form', 'view', 'end')) {
        for (const { path, words } of textsIn(document.value[name], [name])) {
          for (const { placeholder, value, type } of formatsIn(words)) {
            const expression = screen.shows?.[value];
            const slot = { role: 'shows', expression, pointer: pointerTo(`${step}/shows`, value) } as const;
            const types =
              expression === undefined ? undefined : typesOf(expression, { sources, definition, slot });
            if (types === undefined || types.includes(type)) continue;
            yield { document, pointer: pointerTo('', ...path), message: misfit(placeholder, type, types) };
          }
        }
      }
    }
  },
};

/** Lists the placeholders of a text whose format asks for a type. */
function formatsIn(words: string): { placeholder: string; value: string; type: string }[] {
  return [...words.matchAll(/\{([^{},]+), ([^{}]+)\}/g)].flatMap(([placeholder, value = '', format = '']) => {
    const type = takes.get(format);
    return type === undefined ? [] : [{ placeholder, value, type }];
  });
}

const misfit = (placeholder: string, type: string, types: readonly string[]): Words => ({
  en: `${placeholder} takes ${typeNames(type).en}, and "shows" gives ${typeNames(types).en}.`,
  it: `${placeholder} vuole ${typeNames(type).it}, e "shows" dà ${typeNames(types).it}.`,
});
