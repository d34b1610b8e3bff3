import { screenKinds } from '#engine';
import type { JourneyFile } from '#schemas';
import { chosenIn } from '../../values/expressions.ts';
import { stepsOf } from '../../graph/journeys.ts';
import type { Lookup } from '../../values/scope.ts';
import { natureOf, type Nature } from '../../values/value-kinds.ts';
import { slotsOf, type Slot } from '../../values/expression-sites.ts';
import { brandPlaceholders, choiceFieldOf, isChoiceField, textsIn } from '../../texts/text-places.ts';
import { placeholdersOf } from '../../texts/placeholders.ts';
import { typesOf } from '../../values/value-sets.ts';
import { pointerTo } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import type { JourneySource, Sources } from '../../source/sources.ts';
import { typeNames, type Words } from '../../report/words.ts';
import type { Problem, Found } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

const natures: Readonly<Record<Nature, Words>> = {
  money: { en: 'an amount', it: 'un importo' },
  number: { en: 'a number that is no amount', it: 'un numero che non è un importo' },
  date: { en: 'a date', it: 'una data' },
  digits: { en: 'digits', it: 'delle cifre' },
  words: { en: 'words', it: 'delle parole' },
};

// What each format can write.
const formats = {
  money: { type: 'number', of: 'money', words: natures.money },
  date: { type: 'string', of: 'date', words: natures.date },
  phone: { type: 'string', of: 'digits', words: { en: 'a phone number', it: 'un numero di telefono' } },
} satisfies Record<string, { type: string; of: Nature; words: Words }>;

type Format = keyof typeof formats;
const isFormat = (name: string): name is Format => Object.hasOwn(formats, name);

/** Finds placeholders whose format does not fit the value that fills them. */
export const placeholderFormat = eachJourney(function* ({ source, document: journey, definition }, sources) {
  for (const problem of unreadable(definition, sources)) yield { document: journey, ...problem };
  const document = sources.texts.get(source.id);
  if (!document || !isNode(document.value)) return;
  for (const { name, pointer: step, step: screen } of stepsOf(definition, ...screenKinds, 'end')) {
    for (const { path, words } of textsIn(document.value[name], [name])) {
      for (const placeholder of formattedIn(words)) {
        const { whole, from, value } = placeholder;
        const { shows = {} } = screen;
        const expression = Object.hasOwn(shows, value) ? shows[value] : undefined;
        const slot = { role: 'shows', expression, pointer: pointerTo(`${step}/shows`, value) } as const;
        const wrong =
          ofChoice(placeholder, expression, source) ??
          (expression === undefined
            ? misfitOfGiven(placeholder)
            : misfit(placeholder, { expression, lookup: { sources, definition, slot } }));
        const within = { from, to: from + whole.length };
        if (wrong) yield { document, pointer: pointerTo('', ...path), within, ...wrong };
      }
    }
  }
});

/** Finds what steps show that no text can: neither a text nor a number. */
function* unreadable(definition: JourneyFile, sources: Sources): Generator<Found> {
  for (const slot of slotsOf(definition))
    for (const { pointer, types } of slot.role === 'shows'
      ? unreadableIn(slot, { sources, definition, slot })
      : []) {
      const given = typeNames(types);
      const message = {
        en: `This is ${given.en}, and a text shows only a text or a number.`,
        it: `Questo è ${given.it}, e un testo mostra solo un testo o un numero.`,
      };
      yield { pointer, message };
    }
}

function unreadableIn(
  { expression, pointer }: Pick<Slot, 'expression' | 'pointer'>,
  lookup: Shown['lookup'],
) {
  return [...chosenIn(expression, pointer)].flatMap((chosen) => {
    const types = typesOf(chosen.expression, lookup) ?? readable;
    return types.some((type) => readable.includes(type)) ? [] : [{ pointer: chosen.pointer, types }];
  });
}

const readable: readonly string[] = ['string', 'number'];

type Formatted = { whole: string; from: number; value: string; format?: Format | 'choice' };

/** Lists the placeholders of a text that have a format, or none; one that nobody knows is told by another rule. */
function formattedIn(words: string): Formatted[] {
  return placeholdersOf(words).flatMap(({ whole, from, value, format }) => {
    // What is said to be cents is read as it is.
    if (words.startsWith(' centesimi', from + whole.length)) return [];
    if (format === undefined) return [{ whole, from, value }];
    return format === 'choice' || isFormat(format) ? [{ whole, from, value, format }] : [];
  });
}

/** Tells of a choice that would be shown as its value, and of words that no field has. */
function ofChoice(
  { whole, value, format }: Formatted,
  expression: unknown,
  source: JourneySource,
): Said | undefined {
  if (format === 'choice' ? isChoiceField(source, value) : format !== undefined) return undefined;
  const field = choiceFieldOf(expression, source);
  const hint = field === undefined ? {} : choiceHint(whole, value, field);
  if (format === undefined)
    return field === undefined
      ? undefined
      : {
          message: {
            en: `${whole} shows the value of a choice, not what the holder has read.`,
            it: `${whole} mostra il valore di una scelta, non le parole che il titolare ha letto.`,
          },
          ...hint,
        };
  return {
    message: {
      en: `${whole} takes the words of a choice, and no field "${value}" lets choose from values of its own.`,
      it: `${whole} vuole le parole di una scelta, e nessun campo "${value}" fa scegliere tra valori suoi.`,
    },
    ...hint,
  };
}

function choiceHint(whole: string, value: string, field: string): Pick<Said, 'hint' | 'fix'> {
  const by = `{${field}, choice}`;
  return {
    hint: {
      en: value === field ? `Write ${by}.` : `Show it under the name of the field, and write ${by}.`,
      it: value === field ? `Scrivi ${by}.` : `Mostralo con il nome del campo, e scrivi ${by}.`,
    },
    ...(value === field && { fix: { replace: whole, by } }),
  };
}

/** What fills texts beside what the steps show. */
const givenNatures: Readonly<Record<string, Nature>> = {
  left: 'number',
  ...Object.fromEntries(brandPlaceholders.map((name) => [name, 'words'])),
};

type Shown = { expression: unknown; lookup: Lookup };
type Said = Pick<Problem, 'message' | 'hint' | 'fix'>;

/** Tells of a format on what Percorso itself gives. */
function misfitOfGiven({ whole, value, format }: Formatted): Said | undefined {
  if (format === 'choice') return undefined;
  const nature = Object.hasOwn(givenNatures, value) ? givenNatures[value] : undefined;
  if (format === undefined || nature === undefined) return undefined;
  const wanted = formats[format].words;
  const given = natures[nature];
  return {
    message: {
      en: `${whole} takes ${wanted.en}, and {${value}} is ${given.en}.`,
      it: `${whole} vuole ${wanted.it}, e {${value}} è ${given.it}.`,
    },
    hint: { en: `Write {${value}}.`, it: `Scrivi {${value}}.` },
    fix: { replace: whole, by: `{${value}}` },
  };
}

function misfit({ whole, value, format }: Formatted, { expression, lookup }: Shown): Said | undefined {
  const nature = natureOf(expression, lookup);
  if (format === 'choice') return undefined;
  if (format === undefined) return nature === undefined ? undefined : bare({ whole, value, nature });
  const { type, of, words } = formats[format];
  if (nature !== undefined)
    return nature === of ? undefined : { message: takes(whole, words, natures[nature]) };
  const types = typesOf(expression, lookup);
  if (types === undefined || types.includes(type) || unreadableIn(lookup.slot, lookup).length > 0)
    return undefined;
  return { message: takes(whole, words, typeNames(types)) };
}

const takes = (whole: string, wanted: Words, given: Words): Words => ({
  en: `${whole} takes ${wanted.en}, and "shows" gives ${given.en}.`,
  it: `${whole} vuole ${wanted.it}, e "shows" dà ${given.it}.`,
});

/** Tells of an amount or a date that would be shown as the bank writes it. */
function bare({
  whole,
  value,
  nature,
}: Pick<Formatted, 'whole' | 'value'> & { nature: Nature }): Said | undefined {
  if (nature !== 'money' && nature !== 'date') return undefined;
  const by = `{${value}, ${nature}}`;
  const written = nature === 'money' ? '12345' : '2026-03-31';
  return {
    message: {
      en: `${whole} shows ${natures[nature].en} as the bank writes it, such as ${written}.`,
      it: `${whole} mostra ${natures[nature].it} come lo scrive la banca, per esempio ${written}.`,
    },
    hint: { en: `Write ${by}.`, it: `Scrivi ${by}.` },
    fix: { replace: whole, by },
  };
}
