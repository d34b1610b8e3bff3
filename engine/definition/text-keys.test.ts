import { describe, expect, it } from 'vitest';
import type { ErrorRoutes, FormFile, JourneyFile } from '#schemas';
import { end, journey, libraryOf } from '../fixtures/try-out.ts';
import { placeholders, textKeys } from './text-keys.ts';

const answers: FormFile = {
  schema: {
    type: 'object',
    properties: {
      why: { type: 'string', enum: ['LOST', 'STOLEN'] },
      card: { type: 'string', enum: ['A'] },
      terms: { type: 'boolean' },
    },
  },
  ui: { card: { choicesFrom: 'input.cards' }, terms: { widget: 'consent' } },
};

const steps: JourneyFile['steps'] = {
  ask: { kind: 'form', form: 'answers', actions: { submit: { to: 'send' } } },
  twin: { kind: 'form', form: 'answers', actions: { submit: { to: 'send' } } },
  look: { kind: 'view', view: 'summary', actions: { close: { to: 'done' } } },
  send: { kind: 'call', operation: 'send', ok: { to: 'done' } },
  done: end('completed'),
};

function keysOf(errors: ErrorRoutes = {}) {
  const file = journey(steps, { input: { cards: 'list' }, errors });
  const compiled = libraryOf([file], { forms: { trial: { answers } } }).journeys.get('trial');
  if (compiled === undefined) throw new Error('the library has lost its journey');
  return { keys: textKeys(compiled), compiled };
}

const required = (errors: ErrorRoutes = {}) =>
  keysOf(errors)
    .keys.filter((text) => text.required)
    .map(({ key }) => key);

describe('texts by place', () => {
  it('are the words of each choice, and a note of it that may be left out; a list from elsewhere brings its own', () => {
    const { keys } = keysOf();
    const ofAsk = keys.filter(({ key }) => /^ask\..*\.(choices|choiceNotes)\./.test(key));

    expect(ofAsk).toEqual([
      { key: 'ask.fields.why.choices.LOST', required: true },
      { key: 'ask.fields.why.choiceNotes.LOST', required: false },
      { key: 'ask.fields.why.choices.STOLEN', required: true },
      { key: 'ask.fields.why.choiceNotes.STOLEN', required: false },
    ]);
  });

  it('are the name of the document that a consent is given to, and of no other field', () => {
    expect(required().filter((key) => key.endsWith('.document'))).toEqual([
      'ask.fields.terms.document',
      'twin.fields.terms.document',
    ]);
  });

  it('are those of a view as of a form; an end without a popup says nothing', () => {
    const keys = required();

    expect(keys.filter((key) => key.startsWith('look.'))).toEqual([
      'look.title',
      'look.body',
      'look.actions.close',
    ]);
    expect(keys.filter((key) => key.startsWith('done.') || key.startsWith('send.'))).toEqual([]);
  });

  it('are the words of a refusal at every screen that shows its form, or at the step that it leads to', () => {
    const errors: ErrorRoutes = {
      A: { type: 'FORM', form: 'answers' },
      B: { type: 'SHOW', to: 'look' },
      C: { type: 'SHOW' },
      D: { type: 'BLOCKER', to: 'look' },
      E: { type: 'CUSTOM', to: 'look' },
      F: { type: 'FORM', form: 'answers', message: 'shared' },
      '*': { type: 'SHOW', to: 'look' },
    };

    expect(required(errors).filter((key) => key.includes('.errors.'))).toEqual([
      'ask.errors.A',
      'twin.errors.A',
      'look.errors.B',
    ]);
  });

  it('have no placeholders where nothing is shown and nothing is limited', () => {
    const { compiled } = keysOf();

    expect(placeholders(compiled, 'send')).toEqual([]);
    expect(placeholders(compiled, 'nowhere')).toEqual([]);
  });
});
