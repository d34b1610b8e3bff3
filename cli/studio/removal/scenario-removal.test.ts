import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openCopy } from '../step-changes.fixture.ts';
import { stepChanging } from '../step-changing.ts';

const folder = 'journeys/phone-change/scenarios/';
let copy: ReturnType<typeof openCopy>;

beforeAll(() => void (copy = openCopy()));
afterEach(() => copy.restore());
afterAll(() => copy.close());

const removing = (scenario: string) =>
  stepChanging(copy.project, { kind: 'remove-scenario', journey: 'phone-change', scenario });

describe('a scenario that goes', () => {
  it('takes its file with it and nothing else, and is named by its title before [STUDIO-08]', () => {
    const made = removing('closed-at-code');
    const files = 'files' in made ? made.files : [];

    expect(files.map(({ path, text }) => ({ path, text }))).toEqual([
      { path: `${folder}closed-at-code.json`, text: undefined },
    ]);
    const { was = '', title } = files[0] ?? {};
    expect(title).toBe(JSON.parse(was).title);
    const others = copy.passing('phone-change').filter((path) => !path.endsWith('/closed-at-code.json'));
    copy.write(files);
    expect(copy.passing('phone-change')).toEqual(others);
  });

  it('is refused in Italian where it is not there any more [STUDIO-08]', () => {
    const made = removing('gone');

    expect('refused' in made && made.refused.it).toBe('Questo scenario non c’è più.');
  });
});
