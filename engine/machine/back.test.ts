import { describe, expect, it } from 'vitest';
import { end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';

const wizard = journey(
  {
    one: { kind: 'form', actions: { submit: { to: 'two' } } },
    two: { kind: 'form', actions: { submit: { to: 'save' }, again: { to: 'one' } } },
    save: { kind: 'call', operation: 'change', commit: true, ok: { to: 'three' } },
    three: { kind: 'form', actions: { submit: { to: 'four' } } },
    four: { kind: 'form', back: 'none', actions: { submit: { to: 'done' } } },
    done: end('completed'),
  },
  { id: 'wizard' },
);

describe('Back', () => {
  it('leads to the screen shown before, and nowhere from the first', () => {
    const run = tryOut(wizard);
    run.act('submit');
    expect(run.screen().canGoBack).toBe(true);

    run.back();

    expect(run.at()).toBe('wizard/one');
    expect(run.screen().canGoBack).toBe(false);
    expect(run.back()).toBe('BACK_BARRED');
  });

  it('does not remember a screen twice when the journey leads to it again', () => {
    const run = tryOut(wizard);
    run.act('submit');

    run.act('again');

    expect(run.frame().history).toEqual(['one']);
  });

  it('gives a view what the holder had chosen in it', () => {
    const run = tryOut(
      journey(
        {
          amount: {
            kind: 'view',
            view: 'top-up-amounts',
            input: { amounts: [500, 1000] },
            saves: { 'data.amount': '/amount' },
            actions: { submit: { to: 'sure' } },
          },
          sure: { kind: 'form', actions: { submit: { to: 'done' } } },
          done: end('completed'),
        },
        { data: { amount: { type: 'provider:Cents' } } },
      ),
    );
    expect(run.screen().view).toMatchObject({ values: {} });
    run.act('submit', { amount: 1000 });

    run.back();

    expect(run.screen().view).toMatchObject({ values: { amount: 1000 } });
  });

  it('does not cross a commit', () => {
    const run = tryOut(wizard);
    run.act('submit');
    run.act('submit');
    run.reply(200);

    expect(run.at()).toBe('wizard/three');
    expect(run.screen().canGoBack).toBe(false);
    expect(run.back()).toBe('BACK_BARRED');
  });

  it('leads on among the screens after a commit, and not from a screen that forbids it', () => {
    const run = tryOut(wizard);
    run.act('submit');
    run.act('submit');
    run.reply(200);
    run.act('submit');

    expect(run.at()).toBe('wizard/four');
    expect(run.back()).toBe('BACK_BARRED');
  });

  it('keeps the screen before a commit in sight until the next one comes', () => {
    const run = tryOut(wizard);
    run.act('submit');
    run.act('submit');

    expect(run.screen()).toMatchObject({ step: 'two', busy: true, canGoBack: false });
  });

  it('is refused while a call is under way', () => {
    const run = tryOut(wizard);
    run.act('submit');
    run.act('submit');

    expect(run.back()).toBe('BUSY');
  });
});

const inner = (commit: boolean) =>
  journey(
    {
      first: { kind: 'form', actions: { submit: { to: 'save' } } },
      save: { kind: 'call', operation: 'send', commit, ok: { to: 'second' } },
      second: { kind: 'form', actions: { submit: { to: 'over' } } },
      over: end('completed'),
    },
    { id: 'inner' },
  );

describe('Back from a journey that another runs', () => {
  const outer = journey({
    begin: { kind: 'form', actions: { submit: { to: 'run' } } },
    run: { kind: 'journey', journey: 'inner', exits: { completed: { to: 'after' } } },
    after: { kind: 'form', actions: { submit: { to: 'done' } } },
    done: end('completed'),
  });

  it('leads from its first screen to the caller’s last one', () => {
    const run = tryOut(libraryOf([outer, inner(false)]), { journey: 'trial' });
    run.act('submit');
    expect(run.screen()).toMatchObject({ step: 'first', depth: 1, canGoBack: true });

    run.back();

    expect(run.at()).toBe('trial/begin');
    expect(run.state().frames).toHaveLength(1);
  });

  it('does not lead out of it after its commit, nor back past it in the caller', () => {
    const run = tryOut(libraryOf([outer, inner(true)]), { journey: 'trial' });
    run.act('submit');
    run.act('submit');
    run.reply(200);
    expect(run.back()).toBe('BACK_BARRED');

    run.act('submit');

    expect(run.at()).toBe('trial/after');
    expect(run.back()).toBe('BACK_BARRED');
  });

  it('leads past it in the caller when it has committed nothing', () => {
    const run = tryOut(libraryOf([outer, inner(false)]), { journey: 'trial' });
    run.act('submit');
    run.act('submit');
    run.reply(200);
    run.act('submit');

    run.back();

    expect(run.at()).toBe('trial/begin');
  });

  it('does not lead out of it to the screen before a commit of the caller', () => {
    const committing = journey({
      begin: { kind: 'form', actions: { submit: { to: 'save' } } },
      save: { kind: 'call', operation: 'change', commit: true, ok: { to: 'run' } },
      run: { kind: 'journey', journey: 'inner', exits: { completed: { to: 'done' } } },
      done: end('completed'),
    });
    const run = tryOut(libraryOf([committing, inner(false)]), { journey: 'trial' });
    run.act('submit');
    run.reply(200);
    expect(run.at()).toBe('inner/first');

    expect(run.back()).toBe('BACK_BARRED');
    run.reload();

    expect(run.at()).toBe('inner/first');
    expect(run.back()).toBe('BACK_BARRED');
  });
});
