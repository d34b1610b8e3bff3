import type { JourneyFile } from '#schemas';
import { describe, expect, it } from 'vitest';
import { context, end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';
import { restore } from './restore.ts';

const short = journey({
  one: { kind: 'form', actions: { submit: { to: 'two' } } },
  two: { kind: 'form', after: { seconds: 9, to: 'done' }, actions: { submit: { to: 'done' } } },
  done: end('completed'),
});

const sending = (body: string, remark: string): JourneyFile => ({
  ...journey({
    one: { kind: 'form', note: remark, actions: { submit: { to: 'two' } } },
    two: { kind: 'call', operation: 'send', body: { note: body }, ok: { to: 'done' } },
    done: end('completed'),
  }),
  note: remark,
  invariants: [{ id: 'asked', note: remark, never: 'done', before: 'one' }],
});

describe('taking a run up again', () => {
  it('refuses another version, and says which is which', () => {
    const saved = tryOut(short).saved();
    const changed = libraryOf([{ ...short, version: '1.1.0' }]);

    expect(() => restore(changed, saved, { context })).toThrow(
      expect.objectContaining({
        code: 'JOURNEY_CHANGED',
        details: {
          journey: 'trial',
          saved: { version: '1.0.0', hash: saved.frames[0]?.hash },
          present: { version: '1.1.0', hash: changed.journeys.get('trial')?.hash },
        },
      }),
    );
  });

  it('refuses other content under the same version', () => {
    const saved = tryOut(short).saved();
    const steps = { ...short.steps, two: end('other') };

    expect(() => restore(libraryOf([{ ...short, steps }]), saved, { context })).toThrow(
      expect.objectContaining({ code: 'JOURNEY_CHANGED' }),
    );
  });

  it('takes up a run whose journey has other remarks and promises only, but not one that sends another note', () => {
    const saved = tryOut(sending('a', 'It asks.')).saved();
    const taken = (file: JourneyFile) => () => restore(libraryOf([file]), saved, { context });

    expect(taken({ ...sending('a', 'It asks once.'), invariants: [] })).not.toThrow();
    expect(taken(sending('b', 'It asks.'))).toThrow(expect.objectContaining({ code: 'JOURNEY_CHANGED' }));
  });

  it('refuses a journey that is gone', () => {
    const saved = tryOut(short).saved();

    expect(() => restore(libraryOf([{ ...short, id: 'other' }]), saved, { context })).toThrow(
      expect.objectContaining({ code: 'JOURNEY_UNKNOWN' }),
    );
  });

  it('shows the screen again and starts its timer anew', () => {
    const run = tryOut(short);
    run.act('submit');

    run.reload();

    expect(run.at()).toBe('trial/two');
    expect(run.only('timer')).toMatchObject([{ seconds: 9 }]);
    expect(run.only('focus')).toMatchObject([{ target: { kind: 'heading' } }]);
    run.back();
    expect(run.at()).toBe('trial/one');
  });

  it('does not tell again what an end has told: the run leaves it [LANG-04]', () => {
    const run = tryOut(
      journey({
        one: { kind: 'form', actions: { submit: { to: 'done' } } },
        done: { kind: 'end', outcome: 'completed', popup: 'DONE', message: 'ok', goTo: '/' },
      }),
    );
    run.act('submit');
    expect(run.at()).toBe('trial/done');

    run.reload();

    expect(run.effects().map(({ kind }) => kind)).toEqual(['go', 'record']);
    expect(run.state().ended?.outcome).toBe('completed');
  });

  it('does not stand on the screen before a commit that was done', () => {
    const run = tryOut(
      journey({
        confirm: { kind: 'form', actions: { submit: { to: 'save' } } },
        save: { kind: 'call', operation: 'change', commit: true, ok: { to: 'look' } },
        look: { kind: 'call', operation: 'read', ok: { to: 'done' } },
        done: end('completed'),
      }),
    );
    run.act('submit');
    run.reply(200);

    run.reload();

    expect(run.only('call')).toEqual([]);
    expect(run.state().ended?.outcome).toBe('interrupted');
  });

  it('keeps the journeys that wait for others, and goes on in them', () => {
    const [outer, inner] = nested({ note: 'text' });
    const run = tryOut(libraryOf([outer, inner]), { journey: 'trial' });
    run.act('submit', { otp: 'words' });
    expect(run.at()).toBe('inner/ask');

    run.reload();

    expect(run.at()).toBe('inner/ask');
    expect(run.state().frames).toHaveLength(2);
    run.act('submit');
    expect(run.state().ended?.outcome).toBe('completed');
  });

  it('leaves out a journey that was given something sensitive, and stands on its caller’s screen', () => {
    const [outer, inner] = nested({ note: 'text' }, true);
    const run = tryOut(libraryOf([outer, inner]), { journey: 'trial' });
    run.act('submit', { otp: 'words' });

    run.reload();

    expect(JSON.stringify(run.saved())).not.toContain('words');
    expect(run.at()).toBe('trial/write');
  });

  it('says that it goes on at an earlier screen, and says nothing where it stays or was on its way to the next [LANG-04]', () => {
    const [outer, inner] = nested({ note: 'text' }, true);
    const back = tryOut(libraryOf([outer, inner]), { journey: 'trial' });
    const stays = tryOut(short);
    const reads = tryOut(sending('a', 'It asks.'));

    const before = [back.saved(), stays.saved(), reads.saved()];
    back.act('submit', { otp: 'words' });
    stays.act('submit');
    reads.act('submit');
    const after = [back.saved(), stays.saved(), reads.saved()];

    expect(before.map(({ earlier }) => earlier)).toEqual([undefined, undefined, undefined]);
    expect(after.map(({ earlier }) => earlier)).toEqual([true, undefined, undefined]);
  });
});

function nested(input: Record<string, string>, sensitive = false): [JourneyFile, JourneyFile] {
  const outer = journey(
    {
      write: {
        kind: 'form',
        form: 'code',
        saves: { 'data.note': '/otp' },
        actions: { submit: { to: 'run' } },
      },
      run: {
        kind: 'journey',
        journey: 'inner',
        input: { note: { var: 'data.note' } },
        exits: { completed: { to: 'done' } },
      },
      done: end('completed'),
    },
    { data: { note: { type: 'text', sensitive } } },
  );
  const inner = journey(
    {
      ask: { kind: 'form', shows: { note: { var: 'input.note' } }, actions: { submit: { to: 'over' } } },
      over: end('completed'),
    },
    { id: 'inner', input },
  );
  return [outer, inner];
}

describe('resuming where the bank says', () => {
  const resuming = journey(
    {
      first: { kind: 'form', actions: { submit: { to: 'third' } } },
      second: { kind: 'form', actions: { submit: { to: 'third' } } },
      third: end('completed'),
    },
    {
      resume: { operation: 'read', state: { var: ['result.state', ''] }, at: { STATE_20: 'second' } },
    },
  );

  it('asks before the first screen and goes on at the step of the state', () => {
    const run = tryOut(resuming);
    expect(run.at()).toBeUndefined();
    expect(run.pending().request).toEqual({ operation: 'read' });

    run.reply(200, { state: 'STATE_20' });

    expect(run.at()).toBe('trial/second');
  });

  it.each([
    ['a state without a place', 200, { state: 'STATE_99' }],
    ['an answer without a state', 200, {}],
    ['a refusal', 404, { code: 'NO_FLOW' }],
  ])('begins at the start with %s', (_what, status, body) => {
    const run = tryOut(resuming);

    run.reply(status, body);

    expect(run.at()).toBe('trial/first');
  });

  it('fails with the default popup when the bank does not answer', () => {
    const run = tryOut(resuming);

    run.hear({ kind: 'unreachable' });

    expect(run.only('error-popup')).toHaveLength(1);
    expect(run.state().ended?.outcome).toBe('failed');
  });
});
