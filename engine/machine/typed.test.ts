import { describe, expect, it } from 'vitest';
import { polling, runBehind, type Runs } from './runs.fixture.ts';

const about: Partial<Runs> = {
  operation: 'read',
  on: '/otp',
  body: { otp: { var: 'data.code' } },
  ok: { to: 'waiting', sets: { 'data.seen': { var: 'result.name' } } },
};

const validators = () => (values: Record<string, unknown>) =>
  values['otp'] === 'bad' ? { '/otp': 'pattern' } : ({} as Record<string, string>);

const typing = (runs: Partial<Runs> = {}) => {
  const { runs: poll, ...screen } = polling().steps['waiting'] as {
    runs: Runs;
    kind: 'form';
    actions: object;
  };
  const { every: _every, ...rest } = poll;
  const file = polling();
  const waiting = { ...screen, runs: { ...rest, ...about, ...runs } } as (typeof file.steps)[string]; // the screen of the fixture, with another call
  return { ...file, steps: { ...file.steps, waiting } };
};

describe('a screen that asks while the holder types', () => {
  it('waits until they pause, and sends what stands in the field [LANG-11]', () => {
    const run = runBehind(typing());
    expect(run.only('call')).toEqual([]);

    run.typed({ otp: '1' });
    const [first] = run.only('timer');
    run.typed({ otp: '12' });
    expect(run.only('cancel')).toMatchObject([{ cancels: first?.id }]);
    run.next();

    expect(run.only('call')).toMatchObject([{ request: { operation: 'read', body: { otp: '12' } } }]);
    expect(run.frame().data).toEqual({});
  });

  it('hears only the answer to what was typed last, and forgets what earlier ones have set [LANG-11]', () => {
    const run = runBehind(typing());
    run.typed({ otp: '1' });
    run.next();
    const early = run.asked()?.callId;
    run.answered({ name: 'One' });
    expect(run.screen().title.values['seen']).toBe('One');

    run.typed({ otp: '2' });
    expect(run.screen().title.values['seen']).toBe('NEW');
    run.next();
    const late = run.asked()?.callId;
    run.typed({ otp: '3' });
    expect(run.only('cancel')).toMatchObject([{ cancels: late }]);
    expect(run.answered({ name: 'One' }, early)).toBe('REPLY_UNEXPECTED');
    expect(run.answered({ name: 'Two' }, late)).toBe('REPLY_UNEXPECTED');
    run.next();
    run.answered({ name: 'Three' });

    expect(run.screen()).toMatchObject({ busy: false, title: { values: { seen: 'Three' } } });
    expect([...run.only('focus'), ...run.only('announce')]).toEqual([]);
  });

  it('asks nothing of an empty field, of one that is not valid, and of what stays as it is [LANG-11]', () => {
    const run = runBehind(typing(), { validators });

    for (const otp of [undefined, '', 'bad']) {
      run.typed({ otp });
      expect(run.only('timer')).toEqual([]);
    }
    run.typed({ otp: 'good' });
    run.typed({ otp: 'good', other: 1 });

    expect(run.effects()).toEqual([]);
    expect(run.asked()?.timer).toBeDefined();
  });

  it('takes the mark from a field whose text is another now [LANG-11]', () => {
    const run = runBehind(typing({ errors: { BAD: { type: 'FIELD', field: '/otp' } } }));
    run.typed({ otp: '1' });
    run.next();
    run.heard({ status: 422, body: { code: 'BAD' } });
    expect(run.screen().form?.state.errors).toEqual({ '/otp': 'waiting.errors.BAD' });
    expect([...run.only('focus'), ...run.only('announce')]).toEqual([]);

    run.typed({ otp: '2' });

    expect(run.screen().form?.state.errors).toEqual({});
  });

  it('asks about what the field is filled with when the screen comes [LANG-11]', () => {
    const run = runBehind(typing());
    run.typed({ otp: '1' });
    run.act('submit', { otp: '1' });

    run.reply(422, { code: 'X' });
    run.next();

    expect(run.only('call')).toMatchObject([{ request: { body: { otp: '1' } } }]);
  });

  it('is the only one that hears of typing, and only from the screen in sight [LANG-11]', () => {
    expect(runBehind(polling()).typed({ otp: '1' })).toBe('ACTION_UNKNOWN');
    const run = runBehind(typing());
    expect(run.send({ kind: 'typed', at: 'run.1/aside', values: {} })).toBe('SCREEN_GONE');
  });
});
