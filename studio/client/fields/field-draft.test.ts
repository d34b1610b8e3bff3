import { expect, it } from 'vitest';
import type { FieldView, FormView } from '../../fields.ts';
import {
  areChoicesApart,
  draftOf,
  isTwice,
  writingOf,
  type ChoiceDraft,
  type FieldDraft,
} from './field-draft.ts';

const choice = (value: string, isNew = true): ChoiceDraft => ({ value, words: `Parole ${value}`, isNew });
const draft = (choices: readonly ChoiceDraft[]): FieldDraft => ({
  name: 'reason',
  label: 'Motivo',
  after: '',
  isLast: true,
  isRequired: true,
  widget: 'radio',
  least: '',
  most: '',
  pattern: '',
  choices,
  choicesFrom: '',
  datum: 'reason',
  member: '',
});

const field = (name: string): FieldView => ({
  name,
  isRequired: true,
  widget: 'text',
  limits: {},
  choiceWords: {},
  sent: [],
});

const formWith = (fields: readonly FieldView[]): FormView => ({
  alsoAt: [],
  fields,
  data: [],
  lists: [],
  members: [],
  widgets: [],
});

it('tells of a value that two choices have, and lets nothing be written until one has another [STUDIO-11]', () => {
  const twice = [choice('lost', false), choice(' lost '), choice('')];

  expect(twice.map((_each, index) => isTwice(twice, index))).toEqual([true, true, false]);
  expect(areChoicesApart(draft(twice))).toBe(false);
  expect(areChoicesApart({ ...draft(twice), widget: 'text' })).toBe(true);
  expect(areChoicesApart(draft([choice('lost'), choice('stolen')]))).toBe(true);
  const of = { journey: 'lost', step: 'ask', isNew: true };
  expect(writingOf(draft([choice('lost'), choice('stolen')]), { fields: [] }, of).choiceWords).toEqual({
    lost: 'Parole lost',
    stolen: 'Parole stolen',
  });
});

it('stands behind all fields that are there by then, until it is said to stand elsewhere [STUDIO-11]', () => {
  const of = { journey: 'lost', step: 'ask', isNew: true };
  const fields = [field('first'), field('second')];
  const begun = { ...draftOf(undefined, formWith([field('first')])), name: 'third' };

  expect(writingOf(begun, { fields }, of).after).toBe('second');
  expect(writingOf({ ...begun, after: 'first', isLast: false }, { fields }, of).after).toBe('first');
});
