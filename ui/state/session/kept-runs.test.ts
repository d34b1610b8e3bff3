import { describe, expect, it } from 'vitest';
import { aPage, aTab, savedRun, secretOf, standsOf } from './kept-runs.fixture.ts';

const ours = secretOf('a');

/** A page that has kept a run, and the tab that it was in. */
async function aKeptRun(tab = aTab()) {
  const page = aPage(tab);
  page.keeper.unlock(ours);
  const run = page.runOf('phone-change');
  await run.save('run-1', savedRun('run-1', 'enter-code'));
  return { tab, page, run };
}

/** The runs that the next page of a tab finds waiting. */
async function foundIn(tab: ReturnType<typeof aTab>, secret = ours, path?: string) {
  const page = aPage(tab, path);
  page.keeper.unlock(secret);
  return { ...page, waiting: await page.keeper.waiting() };
}

describe('what a run leaves in the storage of its tab', () => {
  it('is one row that says nothing to a script, and that the next page of the session reads [LANG-04] [S-90]', async () => {
    const { tab } = await aKeptRun();

    const { waiting } = await foundIn(tab);

    expect([...tab.kept.keys()]).toEqual(['runs']);
    expect(tab.kept.get('runs')).toMatch(/^[\w-]+$/u);
    expect(atob((tab.kept.get('runs') ?? '').replaceAll('-', '+').replaceAll('_', '/'))).not.toContain(
      'enter',
    );
    expect(standsOf(waiting)).toEqual(['phone-change route enter-code']);
  });

  it.each([
    ['another session', secretOf('b'), undefined],
    ['another page', ours, '/cardsmanagement'],
  ])('is not read by %s, and is forgotten there [LANG-04] [S-90]', async (_whose, secret, path) => {
    const { tab } = await aKeptRun();

    const { waiting } = await foundIn(tab, secret, path);

    expect(waiting).toEqual([]);
    expect(tab.kept.size).toBe(0);
  });

  it('is not read where somebody has changed a sign of it [LANG-04] [S-90]', async () => {
    const { tab } = await aKeptRun();
    const sealed = tab.kept.get('runs') ?? '';
    tab.kept.set('runs', sealed.slice(0, 40) + (sealed[40] === 'A' ? 'B' : 'A') + sealed.slice(41));

    expect((await foundIn(tab)).waiting).toEqual([]);
  });

  it('is sealed anew each time: the same run never leaves the same row twice [S-90]', async () => {
    const { tab, run } = await aKeptRun();

    await run.save('run-1', savedRun('run-1', 'enter-code'));

    expect(new Set(tab.written).size).toBe(2);
  });

  it('is nothing before the bank has handed out a secret, nor of what runs before somebody is in [LANG-04] [S-90]', async () => {
    const tab = aTab();
    const locked = aPage(tab).runOf('pin-view');
    const nobody = aPage(tab, '/', false);
    nobody.keeper.unlock(ours);

    const promised = [
      locked.save('run-1', savedRun('run-1', 'a')),
      nobody.runOf('login-finalise').save('run-2', savedRun('run-2', 'b')),
    ];
    await nobody.keeper.waiting();

    expect(promised).toEqual([undefined, undefined]);
    expect(tab.kept.size).toBe(0);
  });

  it('goes with the run, and with the session [LANG-04] [S-90]', async () => {
    const [ended, over] = [await aKeptRun(), await aKeptRun()];

    ended.run.forget('run-1');
    const late = over.run.save('run-1', savedRun('run-1', 'done'));
    over.page.keeper.lock();
    await late;

    expect([ended.tab.kept.size, over.tab.kept.size]).toEqual([0, 0]);
  });
});

describe('the order in which a run is kept', () => {
  it('is that in which it went on: what is promised stands there, and the last is never lost [LANG-01] [LANG-04]', async () => {
    const { tab, run } = await aKeptRun();

    const [first] = ['choose', 'confirm', 'sent'].map((at) => run.save('run-1', savedRun('run-1', at)));
    await first;

    expect(standsOf((await foundIn(tab)).waiting)).toEqual(['phone-change route sent']);
  });

  it('keeps what another run has changed meanwhile, and drops what is over [LANG-04]', async () => {
    const { tab, page, run } = await aKeptRun();
    const other = page.runOf('payee-delete', 'host');

    const kept = run.save('run-1', savedRun('run-1', 'sent'));
    void other.save('run-2', savedRun('run-2', 'ask'));
    run.forget('run-1');
    await kept;

    expect(standsOf((await foundIn(tab)).waiting)).toEqual(['payee-delete host ask']);
  });

  it('leaves nothing older behind where the storage is full: what is promised is kept or cannot be [LANG-01] [LANG-02]', async () => {
    let isFull = false;
    const { tab, run } = await aKeptRun(aTab({ refuses: () => isFull }));
    isFull = true;

    await run.save('run-1', savedRun('run-1', 'sent'));

    expect(tab.kept.size).toBe(0);
  });

  it('keeps no run that is longer than any of the portal’s, and nothing older [LANG-04]', async () => {
    const { tab, run } = await aKeptRun();

    await run.save('run-1', savedRun('run-1', 'x'.repeat(100_000)));

    expect(tab.kept.size).toBe(0);
  });

  it('stops when the page goes, for calls are cut off by then; who stays after all has what came [LANG-02] [HOLDER-01]', async () => {
    const { tab, page, run } = await aKeptRun();

    page.happens('beforeunload');
    run.forget('run-1');
    const asGone = tab.kept.size;
    page.happens('keydown');

    expect([asGone, tab.kept.size]).toEqual([1, 0]);
  });
});

describe('what waits for the next page', () => {
  it('is taken up by one alone, and stays kept until it goes on: a second reload finds it too [HOLDER-01] [LANG-04]', async () => {
    const { tab } = await aKeptRun();
    const { keeper, waiting } = await foundIn(tab);
    const [run] = waiting;

    const taken = run && [keeper.take(run), keeper.take(run)];
    const again = await foundIn(tab);

    expect(taken).toEqual([true, false]);
    expect(standsOf(again.waiting)).toEqual(['phone-change route enter-code']);
  });

  it('is forgotten with the page that it waits on, but not what was taken up [LANG-04]', async () => {
    const { tab, page } = await aKeptRun();
    await page.runOf('payee-delete', 'host').save('run-2', savedRun('run-2', 'ask'));
    const next = await foundIn(tab);
    if (next.waiting[0]) next.keeper.take(next.waiting[0]);

    next.keeper.drop();
    await next.runOf('phone-change').save('run-1', savedRun('run-1', 'confirm'));

    expect(standsOf((await foundIn(tab)).waiting)).toEqual(['phone-change route confirm']);
  });
});
