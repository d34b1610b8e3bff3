import type { ExpectedDefect } from '../planted.ts';

const texts = 'i18n/it/visit.json';

/** Defects in the markup of texts. */
export const defectsOfMarkup: readonly ExpectedDefect[] = [
  {
    code: 'text-markup',
    file: texts,
    from: '"Ora è {phone}."',
    to: '"Ora è ▸<b>{phone}</b>."',
    message: 'The text "done.body" would show “<b>” as it is written.',
    hint: 'Take it away; in a body, **bold** and a line break may do the same.',
  },
  {
    code: 'text-markup',
    file: texts,
    from: '"Ora è {phone}."',
    to: '"Ora è▸&nbsp;{phone}."',
    message: 'The text "done.body" would show “&nbsp;” as it is written.',
    hint: 'Write the sign itself.',
  },
  {
    code: 'text-markup',
    file: texts,
    from: '"close": "Chiudi"',
    to: '"close": "▸**Via**"',
    message: 'The text "plans.actions.close" would show “**Via**” as it is written.',
    hint: 'Write the words alone: only a body and a document show it.',
  },
  {
    code: 'text-markup',
    file: texts,
    from: '"Ora è {phone}."',
    to: '"Ora è ▸**{phone}."',
    message: 'The text "done.body" would show “**” as it is written.',
    hint: String.raw`Bold words stand between ** and **; a star that shall be seen is written \*.`,
  },
  {
    code: 'text-markup',
    file: texts,
    from: '"Ora è {phone}."',
    to: '"Ora è ▸*{phone}**."',
    message: 'The text "done.body" would show “*” as it is written.',
    hint: String.raw`Bold words stand between ** and **; a star that shall be seen is written \*.`,
  },
  {
    code: 'text-markup',
    file: texts,
    from: '"Ora è {phone}."',
    to: '"**Ora** è **{phone} e **poi▸** basta."',
    message: 'The text "done.body" would show “**” as it is written.',
    hint: String.raw`Bold words stand between ** and **; a star that shall be seen is written \*.`,
  },
  {
    code: 'text-markup',
    file: texts,
    from: '"Ora è {phone}."',
    to: '"Ora è ▸**{phone}.\\n\\nCiao**."',
    message: 'The text "done.body" would show “**” as it is written.',
    hint: String.raw`Bold words stand between ** and **; a star that shall be seen is written \*.`,
  },
  {
    code: 'text-markup',
    file: texts,
    from: '"Ora è {phone}."',
    to: String.raw`"**Ora\\* è** \\* {phone}▸*."`,
    message: 'The text "done.body" would show “*” as it is written.',
    hint: String.raw`Bold words stand between ** and **; a star that shall be seen is written \*.`,
  },
  {
    code: 'text-markup',
    file: texts,
    from: '"close": "Chiudi"',
    to: '"close": "▸**Chiudi"',
    message: 'The text "plans.actions.close" would show “**” as it is written.',
    hint: 'Write the words alone: only a body and a document show it.',
    others: ['text-twin'],
  },
];
