import { describe, expect, it } from 'vitest';
import { check, diffJourneys, readSources } from '#analysis';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const language = smallLanguage();
const visit = 'journeys/visit/journey.json';
const migration = { from: '1.0.x', steps: { 'ask-number': 'enter-number' } };

type Written = Record<string, unknown>;

/** The clean journeys, and the same with a visit that has another version, whose first screen is called otherwise. */
function changed(migrations: readonly object[] | undefined, edit: (text: string) => string = (text) => text) {
  const earlier = { revision: 'HEAD', sources: readSources(language, cleanFiles, { views: cleanViews }) };
  const files = cleanFiles.map(({ path, text }) => {
    if (path !== visit && !/visit(?:\.json|\/scenarios)/u.test(path)) return { path, text };
    const renamed = text.replaceAll('ask-number', 'enter-number');
    if (path !== visit) return { path, text: renamed };
    // What the clean files hold.
    const journey = JSON.parse(edit(renamed)) as Written;
    return {
      path,
      text: JSON.stringify({ ...journey, version: '1.1.0', ...(migrations && { migrations }) }),
    };
  });
  return readSources(language, files, { views: cleanViews, earlier });
}

const found = (sources: ReturnType<typeof changed>) =>
  check(sources).map(({ code, pointer, message }) => ({ code, pointer, message }));

const fate = (sources: ReturnType<typeof changed>) => {
  const before = sources.earlier?.sources;
  return before && diffJourneys(before, sources).map(({ journey, holders }) => [journey, holders.fate]);
};

describe('a journey with another version', () => {
  it('may say nothing of the runs of before: they begin again, and the difference says so [LANG-05]', () => {
    expect(found(changed(undefined))).toEqual([]);
    expect(fate(changed(undefined))).toEqual([['visit', 'restart']]);
  });

  it('takes up every run that its scenarios of before leave [LANG-05]', () => {
    expect(found(changed([migration]))).toEqual([]);
    expect(fate(changed([migration]))).toEqual([['visit', 'migrated']]);
  });

  it('is found out where a run of before would begin again all the same [LANG-05]', () => {
    expect(found(changed([{ from: '1.0.x' }]))).toEqual([
      {
        code: 'migration-broken',
        pointer: '/migrations/0/from',
        message:
          'A run of 1.0.0 that stands at "ask-number" begins again all the same (scenario "the holder goes away").',
      },
    ]);
  });

  it('is found out where a datum comes with another type [LANG-05]', () => {
    const typed = changed([migration], (text) =>
      text.replace(/"place": \{\s*"type": "text"/u, '"place": { "type": "list"'),
    );

    expect(found(typed).filter(({ code }) => code === 'migration-broken')).toEqual([
      {
        code: 'migration-broken',
        pointer: '/data/place/type',
        message: 'Runs of 1.0.0 bring "data.place" as text.',
      },
    ]);
  });
});

const screen = (to: string) => ({ kind: 'form', actions: { submit: { to } } });
const paying = {
  kind: 'call',
  operation: 'changeNumber',
  commit: { unsure: { to: 'paid' } },
  body: { number: '3331234567', cardId: '1', terms: { accepted: true, way: 'SMS' } },
  ok: { to: 'paid' },
};
const payment = { kind: 'end', outcome: 'completed' };
const once = { confirm: screen('pay'), pay: paying, paid: screen('over'), over: payment };

/** Finds what is wrong with a migration of a journey that pays, of which a scenario of before stands behind the payment. */
function paid(then: object, now: object, renamed: Record<string, string> = {}) {
  const journey = { language: 1, id: 'payment', version: '1.0.0', surface: 'dialog', start: 'confirm' };
  const title = 'the holder pays';
  const answer = { operation: 'changeNumber', body: { done: true } };
  const scenario = { title, given: {}, do: [{ action: 'submit' }, { answer }, { action: 'submit' }] };
  const filesOf = (file: object) => [
    ...cleanFiles,
    { path: 'journeys/payment/journey.json', text: JSON.stringify(file) },
    { path: 'journeys/payment/scenarios/pays.json', text: JSON.stringify(scenario) },
  ];
  const earlier = readSources(language, filesOf({ ...journey, steps: then }), { views: cleanViews });
  const migrations = [{ from: '1.0.x', steps: renamed }];
  const file = { ...journey, version: '1.1.0', migrations, steps: now };
  const sources = readSources(language, filesOf(file), {
    views: cleanViews,
    earlier: { revision: 'HEAD', sources: earlier },
  });
  return found(sources).filter(({ code }) => code === 'migration-broken');
}

describe('a journey with another version that pays', () => {
  it('may call what stands behind the payment otherwise [LANG-05]', () => {
    const { paid: told, ...others } = once;
    const now = {
      ...others,
      pay: { ...paying, commit: { unsure: { to: 'told' } }, ok: { to: 'told' } },
      told,
    };

    expect(paid(once, now, { paid: 'told' })).toEqual([]);
  });

  it.each([
    ['a step behind the payment is called by the name of one before it', once, { paid: 'confirm' }],
    [
      'a screen behind the payment stands before it',
      {
        ...once,
        confirm: screen('paid'),
        paid: screen('pay'),
        pay: { ...paying, commit: { unsure: { to: 'over' } }, ok: { to: 'over' } },
      },
      {},
    ],
  ])('is found out where %s [LANG-05] [LANG-02]', (_why, now, renamed) => {
    expect(paid(once, now, renamed)).toEqual([
      {
        code: 'migration-broken',
        pointer: '/migrations/0/from',
        message:
          'A run of 1.0.0 that stands at "paid" would stand again before what it has done or may have done, and begins again (scenario "the holder pays").',
      },
    ]);
  });

  it('may let begin again what had asked the holder anew [LANG-05]', () => {
    const again = { ...once, pay: { ...paying, ok: { to: 'confirm' } } };

    expect(paid(again, again)).toEqual([]);
  });
});
