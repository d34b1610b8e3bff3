import { expect, it } from 'vitest';
import type { StepView } from '../../protocol.ts';
import { placeOf } from './place-of.ts';

const step = (name: string, form?: string): StepView => ({
  name,
  kind: 'form',
  ...(form !== undefined && { form }),
  isCommit: false,
  isStart: false,
  findings: { errors: 0, warnings: 0 },
});
const journey = {
  steps: [step('ask', 'number'), step('a/b')],
  texts: [{ file: 'lock', key: 'ask.title', step: 'ask', words: '', isStandIn: false }],
};

it.each([
  ['a text', 'i18n/it/lock.json', '/ask/title', { text: 'ask.title' }],
  ['a group of texts, by the first of them', 'i18n/it/lock.json', '/ask', { text: 'ask.title' }],
  ['the step of a text that is not there', 'i18n/it/lock.json', '/a~1b/title', { step: 'a/b' }],
  ['a step', 'journeys/lock/journey.json', '/steps/a~1b/ok', { step: 'a/b' }],
  ['the step that asks a form', 'journeys/lock/forms/number.json', '/schema', { step: 'ask' }],
  ['the line alone of what is no step’s', 'journeys/lock/journey.json', '/opens', {}],
])('a finding leads to %s [STUDIO-12]', (...[, file, pointer, place]) => {
  expect(placeOf({ file, pointer }, journey)).toEqual(place);
});
