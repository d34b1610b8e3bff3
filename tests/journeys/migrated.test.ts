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
