import type { Step } from '#schemas';
import { describe, expect, it } from 'vitest';
import { end, journey, libraryOf, tryOut } from '../../fixtures/try-out.ts';

type Form = Extract<Step, { kind: 'form' }>;

function shown(rest: Partial<Form>) {
  return tryOut(
    journey(
      {
        ask: {
          kind: 'form',
          form: 'number',
          saves: { 'data.phone': '/phone' },
          actions: { submit: { to: 'send' } },
          ...rest,
        },
        send: {
          kind: 'call',
          operation: 'send',
          ok: { to: 'done' },
          errors: {
            ONE: { type: 'FIELD', to: 'ask', field: '/phone' },
            BOTH: { type: 'FIELD', to: 'ask', field: ['/phone', '/holder'] },
            FORM: { type: 'FORM', to: 'ask' },
            SHOW: { type: 'SHOW', to: 'ask' },
            SHARED: { type: 'FIELD', to: 'ask', field: '/phone', message: 'otp.wrong' },
          },
        },
        done: end('completed'),
      },
      { data: { phone: { type: 'text' } } },
    ),
  );
}

function refused(code: string, rest: Partial<Form> = {}) {
  const run = shown(rest);
  run.act('submit', { phone: '1' });
  run.reply(422, { code });
  return run;
}

describe('entering a screen', () => {
  it('moves the focus to the heading and reads the title politely, unless it says otherwise', () => {
    const plain = shown({});
    const told = shown({ focus: 'first-field', announce: 'assertive' });
    const quiet = shown({ focus: 'none', announce: 'none' });

    expect(plain.only('focus')).toMatchObject([{ target: { kind: 'heading' } }]);
    expect(plain.only('announce')).toMatchObject([
      { announcement: { text: { namespace: 'trial', key: 'ask.title' }, politeness: 'polite' } },
    ]);
    expect(told.only('focus')).toMatchObject([{ target: { kind: 'first-field' } }]);
    expect(told.only('announce')).toMatchObject([{ announcement: { politeness: 'assertive' } }]);
    expect([...quiet.only('focus'), ...quiet.only('announce')]).toEqual([]);
  });

  it('with one field error moves the focus to the field and reads the error at once', () => {
    const run = refused('ONE');

    expect(run.only('focus')).toMatchObject([{ target: { kind: 'field', pointer: '/phone' } }]);
    expect(run.only('announce')).toMatchObject([
      { announcement: { text: { namespace: 'trial', key: 'ask.errors.ONE' }, politeness: 'assertive' } },
    ]);
  });

  it('reads an error that has shared words from where they are', () => {
    expect(refused('SHARED').only('announce')).toMatchObject([
      { announcement: { text: { namespace: 'errors', key: 'otp.wrong' } } },
    ]);
  });

  it.each(['BOTH', 'FORM'])('with %s moves the focus to the summary of errors', (code) => {
    expect(refused(code).only('focus')).toMatchObject([{ target: { kind: 'error-summary' } }]);
  });

  it('leaves the focus alone when a message leads back to the same screen', () => {
    expect(refused('SHOW').only('focus')).toEqual([]);
  });

  it('fills the placeholders of its texts with what it shows', () => {
    const run = shown({ shows: { name: { var: 'session.userId' } } });

    expect(run.screen().title).toEqual({ namespace: 'trial', key: 'ask.title', values: { name: 'u1' } });
    expect(run.screen().actions[0]?.text.key).toBe('ask.actions.submit');
  });

  it('shows errors until the holder acts', () => {
    const run = refused('ONE');

    run.act('submit', { phone: '2' });

    expect(run.screen().form?.state).toEqual({ blanks: 0, invalid: false, errors: {} });
  });
});

describe('a form', () => {
  it('takes the choices that the bank decides from data or input, and has none before', () => {
    const choosing = journey(
      {
        choose: {
          kind: 'form',
          form: 'choice',
          actions: { submit: { to: 'done' } },
        },
        done: end('completed'),
      },
      { input: { phones: 'list' } },
    );
    const forms = {
      choice: {
        schema: { type: 'object' as const, properties: { phone: {} } },
        ui: { phone: { choicesFrom: 'input.phones' } },
      },
    };
    const run = tryOut(libraryOf([choosing], { forms: { trial: forms } }), {
      input: { phones: [{ id: 'a', label: 'A' }] },
    });

    expect(run.screen().form?.choices).toEqual({ phone: [{ id: 'a', label: 'A' }] });
  });
});

describe('a view', () => {
  it('is named and given its input; what it answers is saved by pointer', () => {
    const run = tryOut(
      journey(
        {
          table: {
            kind: 'view',
            view: 'plan-table',
            input: { user: { var: 'session.userId' } },
            saves: { 'data.plan': '/chosen/plan' },
            actions: { submit: { to: 'sure' } },
          },
          sure: { kind: 'form', actions: { submit: { to: 'done' } } },
          done: end('completed'),
        },
        { data: { plan: { type: 'text' } } },
      ),
    );
    expect(run.screen().view).toEqual({ name: 'plan-table', input: { user: 'u1' }, values: {} });

    run.act('submit', { chosen: { plan: 'P12' } });

    expect(run.frame().data).toEqual({ plan: 'P12' });
  });
});
