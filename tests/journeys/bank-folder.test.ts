import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmptyFolder, type SmallFolder } from './small-folder.ts';

/** Lays a bank’s folder, as percorso init does. */
async function openBank(): Promise<SmallFolder> {
  const folder = openEmptyFolder();
  expect(await folder.percorso(['init', '.'])).toMatchObject({ code: 0, warned: '' });
  return folder;
}

const readIn = (folder: SmallFolder, path: string): string => readFileSync(join(folder.path, path), 'utf8');

describe('a bank’s own folder', () => {
  it('is laid with what is the bank’s and nothing else, and says what comes next in the language asked for', async () => {
    const folder = openEmptyFolder();

    const english = await folder.percorso(['init', 'mine']);
    const italian = await folder.percorsoInItalian(['init', 'mia']);

    expect(english.printed).toContain('cd mine\n  npx percorso check ');
    expect(italian.printed).toContain('E ora:\n  cd mia\n');
    const laid = ['percorso.config.json', 'brand/brand.json', 'journeys', 'i18n/it'];
    for (const path of laid) expect(existsSync(join(folder.path, 'mine', path))).toBe(true);
  });

  it('is laid only where nothing stands, but for what npm and git put there', async () => {
    const folder = openEmptyFolder();
    folder.write('package.json', '{}');
    expect((await folder.percorso(['init', '.'])).code).toBe(0);

    const again = await folder.percorsoInItalian(['init', '.']);

    expect(again).toMatchObject({ code: 2, printed: '' });
    expect(again.warned).toMatch(/c’è già\. Indica una cartella nuova o vuota\.\n$/);
    expect(readIn(folder, 'package.json')).toBe('{}');
  });

  it('has no finding while it is fresh, and every standard journey', async () => {
    const folder = await openBank();

    const { code, printed } = await folder.percorso(['check']);

    expect({ code, printed }).toEqual({
      code: 0,
      printed: expect.stringMatching(/^\d{2} journeys checked: 0 errors, 0 warnings\.\n$/) as string,
    });
    expect((await folder.percorso(['graph', 'card-lock'])).code).toBe(0);
    expect((await folder.percorso(['test', 'card-lock', '--min-coverage', '100'])).code).toBe(0);
  });

  it('has a standard journey as its own once it is adapted, with its texts and scenarios, still without a finding', async () => {
    const folder = await openBank();

    const adapted = await folder.percorso(['adapt', 'card-lock']);

    expect(adapted.printed).toMatch(
      /^journeys\/card-lock is this folder’s own now, with its texts: \d files\.\n$/,
    );
    expect((await folder.percorso(['check'])).code).toBe(0);
    expect((await folder.percorso(['adapt', 'card-lock'])).warned).toContain('own already');
    expect((await folder.percorso(['adapt', 'card-lok'])).warned).toContain('Did you mean "card-lock"?');
    expect(readIn(folder, '.percorso/taken/i18n/it/card-lock.json')).toBe(
      readIn(folder, 'i18n/it/card-lock.json'),
    );
  });

  it('is told of its own file, and mended there', async () => {
    const folder = await openBank();
    await folder.percorso(['adapt', 'card-lock']);
    const journey = readIn(folder, 'journeys/card-lock/journey.json');
    folder.write('journeys/card-lock/journey.json', journey.replace('"to": "unknown"', '"to": "unknwon"'));

    const found = await folder.percorso(['check', '--format', 'json']);
    const mended = await folder.percorso(['check', '--fix']);

    expect(JSON.parse(found.printed)).toContainEqual(
      expect.objectContaining({ code: 'step-unknown', file: 'journeys/card-lock/journey.json' }),
    );
    expect(mended.code).toBe(0);
    expect(readIn(folder, 'journeys/card-lock/journey.json')).toBe(journey);
  });

  it('is told where the package has what it breaks there, and nothing is mended in the package', async () => {
    const folder = await openBank();
    const guards = {
      guards: { 'service-open': { takes: ['service'], guard: { var: 'card.profiling.{service}.stat' } } },
    };
    folder.write('journeys/guards.json', JSON.stringify(guards));

    const { code, printed } = await folder.percorso(['check', 'pin-view', '--fix', '--format', 'json']);

    expect(code).toBe(1);
    for (const { file, fix } of JSON.parse(printed)) {
      expect(file).toMatch(/^\.\.\/.*\/journeys\/pin-view\/journey\.json$/);
      expect(fix).toBeUndefined();
    }
  });

  it('gives a text of ours other words by its key alone, at whose place what is wrong with it is told', async () => {
    const folder = await openBank();
    folder.write('i18n/it/login.json', '{ "title": "Clicca per entrare" }\n');

    const { printed } = await folder.percorso(['check', '--format', 'json']);

    expect(JSON.parse(printed)).toEqual([
      expect.objectContaining({ code: 'text-word', file: 'i18n/it/login.json', line: 1, column: 13 }),
    ]);
  });

  it('takes a new step into a standard journey, which becomes its own by that', async () => {
    const folder = await openBank();

    const made = await folder.percorso(['new', 'step', 'card-lock', 'why', '--kind', 'form']);

    expect(made.printed).toMatch(/^journeys\/card-lock is this folder’s own now/);
    expect(JSON.parse(readIn(folder, 'journeys/card-lock/journey.json')).steps).toHaveProperty('why');
  });

  it('takes a journey of its own, under no name that a standard one has', async () => {
    const folder = await openBank();

    const taken = await folder.percorso(['new', 'journey', 'card-lock']);
    const made = await folder.percorso(['new', 'journey', 'lost-card']);

    expect(taken.warned).toContain('journeys/card-lock/journey.json is there already');
    expect(made.code).toBe(0);
    expect((await folder.percorso(['test', 'lost-card', '--min-coverage', '100'])).code).toBe(0);
  });

  it('has deep links and answers to the timeline of its own, held like ours', async () => {
    const folder = await openBank();
    folder.write('journeys/deep-links.json', '{ "links": { "home": { "to": ["/hom"] } } }');
    folder.write(
      'journeys/trigger-timeline.json',
      '{ "messages": { "BRANCH_MOVED": { "status": "ok" }, "TUTORIAL_K7": { "status": "ok" } } }',
    );
    folder.write('i18n/it/timeline.json', '{ "BRANCH_MOVED": { "message": "La filiale si è spostata." } }');

    const { printed } = await folder.percorso(['check', '--format', 'json']);

    expect(JSON.parse(printed)).toEqual([
      expect.objectContaining({
        code: 'route-unknown',
        file: 'journeys/deep-links.json',
        line: 1,
        column: 24,
      }),
      expect.objectContaining({ message: 'The bank never sends "TUTORIAL_K7".', line: 1, column: 53 }),
      expect.objectContaining({ message: expect.stringContaining('TUTORIAL_K7.message') as string }),
    ]);
  });

  it('has a list of ours to begin with once it is adapted, still without a finding', async () => {
    const folder = await openBank();

    const { printed } = await folder.percorso(['adapt', 'deep-links', 'trigger-timeline']);

    expect(printed).toMatch(/^journeys\/deep-links\.json is in this folder now\. /);
    expect(JSON.parse(readIn(folder, 'journeys/deep-links.json')).links).toHaveProperty('key6view');
    expect((await folder.percorso(['check', '--max-warnings', '0'])).code).toBe(0);
    expect((await folder.percorso(['adapt', 'deep-links'])).warned).toContain('in this folder already');
  });

  it('leads to places of its own, once journeys/routes.json names them and its settings give an address [RUN-02]', async () => {
    const folder = await openBank();
    folder.write('i18n/it/promo.json', '{ "mortgage": "Vai ai [mutui](link:mortgages)" }');
    const places = async (): Promise<unknown[]> => {
      const { printed } = await folder.percorso(['check', '--format', 'json']);
      return JSON.parse(printed).filter(({ code }: { code: string }) => code === 'place-unknown');
    };
    const unnamed = await places();
    folder.write('journeys/routes.json', '{ "places": ["mortgages"] }');
    const named = await places();
    const settings = readIn(folder, 'percorso.config.json');
    folder.write(
      'percorso.config.json',
      settings.replace('"places": {', '"places": { "mortgages": "/mutui",'),
    );

    expect(unnamed).toEqual([expect.objectContaining({ file: 'i18n/it/promo.json' })]);
    const line = settings.split('\n').findIndex((text) => text.includes('"places"')) + 1;
    expect(named).toEqual([
      expect.objectContaining({
        file: 'percorso.config.json',
        line,
        message: 'The place "mortgages" of journeys/routes.json has no address.',
        hint: 'Add "mortgages" with its address under links.places.',
      }),
    ]);
    expect(await places()).toEqual([]);
  });

  it.each([
    ['{', /PORTAL_CONFIG_UNREADABLE: .*percorso\.config\.json:1:2 is not JSON/u],
    ['{}', /\/ lacks "provider": add it/u],
  ])(
    'is told of settings that a start would refuse, in every format: %s [RUN-08]',
    async (settings, told) => {
      const folder = await openBank();
      folder.write('percorso.config.json', settings);

      const checks = await Promise.all(
        ['text', 'json', 'sarif', 'junit', 'github'].map((format) =>
          folder.percorso(['check', '--format', format]),
        ),
      );
      const named = await folder.percorso(['check', 'card-lock']);

      for (const { code, printed, warned } of checks) {
        expect({ code, warned }).toEqual({ code: 1, warned: '' });
        expect(printed.replaceAll(/\\"|&quot;/gu, '"')).toMatch(told);
        expect(printed).toContain('settings-unfit');
      }
      expect(named).toMatchObject({ code: 0, warned: '' });
    },
  );

  it('is built only by settings that a start takes, and nothing is written otherwise', async () => {
    const folder = await openBank();
    folder.write('journeys/routes.json', '{ "places": ["mortgages"] }');

    const { code, warned } = await folder.percorso(['build']);

    expect({ code, warned }).toEqual({
      code: 2,
      warned: expect.stringContaining('/links/places lacks "mortgages"') as string,
    });
    expect(existsSync(join(folder.path, 'dist'))).toBe(false);
  });

  it('has nothing that only the portal’s own code draws: that would reach nobody', async () => {
    const folder = await openBank();
    folder.write('journeys/routes.json', '{\n  "pages": { "/mine": "journeys" }\n}');
    const pages = await folder.percorso(['check']);
    folder.write('journeys/views.json', '{}');
    const views = await folder.percorsoInItalian(['check']);

    expect(pages.code).toBe(2);
    expect(pages.warned).toContain('journeys/routes.json:2:3 pages are drawn by the portal’s own code.');
    expect(views.warned).toContain('journeys/views.json:1:1 dice che cosa sanno fare le viste');
  });
});
