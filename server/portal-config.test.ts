import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPortalConfig, settingsFile } from './portal-config.ts';
import { settingVariables } from './settings-environment.ts';
import { readSettingsSchema } from './settings-schema.ts';

const shipped = join(import.meta.dirname, '..', 'portal.config.json');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function written(text: string): string {
  const file = join(folder, 'portal.config.json');
  writeFileSync(file, text);
  return file;
}

/** Reads the shipped settings with some changed, and answers what is said of them, without the path of the file. */
async function saidOf(changed: object): Promise<string[]> {
  const file = written(JSON.stringify({ ...(await readPortalConfig(shipped)), ...changed }, null, 2));
  const said = await readPortalConfig(file).then(
    () => '',
    (error: Error) => error.message,
  );
  return said
    .split('\n')
    .slice(1)
    .map((line) => line.trim().replace(file, 'FILE'));
}

describe('the settings of a portal', () => {
  it('come with the documents’ own values [HDR-03] [HDR-04]', async () => {
    const config = await readPortalConfig(shipped);

    expect(config.provider).toMatchObject({ baseUrl: '', credentials: 'include', clientVersion: '1.9.6' });
    expect(config.session.on401).toBe('redirect');
    expect(config.filters.initialEnd).toBe('today');
  });

  it('name every value that is not allowed, where it stands, what was expected and what to do', async () => {
    const { provider } = await readPortalConfig(shipped);

    const said = await saidOf({
      provider: { ...provider, baseUrl: 'bank.example/', credentials: 'omit', clientVersion: 2 },
      filters: {},
      colour: 'red',
    });

    expect(said).toEqual([
      'FILE:4:16 /provider/baseUrl is "bank.example/": it must be an origin: scheme, host and port alone, as https://api.bank.example is; or empty. The bank’s origin, without a slash at the end; the portal’s own where one proxy leads to both. Empty for the sandbox.',
      'FILE:5:20 /provider/credentials is "omit": it must be one of include, same-origin. Whether calls to the bank carry cookies (HDR-03).',
      'FILE:8:22 /provider/clientVersion is 2: it must be of type string. The client’s version in every call (HDR-04).',
      'FILE:15:14 /filters lacks "initialEnd": add it. Where the first period of the operations ends (FILTER-13).',
      'FILE:52:3 /colour is unknown: take it out, or mend its name; known here are $schema, provider, session, filters, timing, analytics, errors, chat, languages, extensions, brand, links, server',
    ]);
  });

  it('say of a key that stands twice on which lines it does [S-88]', async () => {
    const text =
      '{\n  "provider": {\n    "baseUrl": "",\n    "b\\u0061seUrl": "https://a.example"\n  },\n  "provider": {}\n}';

    const file = written(text);

    await expect(readPortalConfig(file)).rejects.toThrow(
      [
        'PORTAL_CONFIG_INVALID: the portal starts once this is mended',
        `  ${file}:4:5 /provider/baseUrl stands on line 3 already, and only this last one would count: take one of them out`,
        `  ${file}:6:3 /provider stands on line 2 already, and only this last one would count: take one of them out`,
      ].join('\n'),
    );
  });

  it('warn of the end of a session before it comes, not from its beginning [S-29]', async () => {
    const said = await saidOf({ session: { on401: 'redirect', idleMinutes: 2, warnMinutes: 5 } });

    expect(said).toEqual([
      'FILE:13:20 /session/warnMinutes is 5: it must be less than idleMinutes, which is 2. Write fewer minutes here, or more there.',
    ]);
  });

  it.each([5, 4.5])('may end a session after %s minutes without activity [S-27]', async (idleMinutes) => {
    expect(await saidOf({ session: { on401: 'redirect', idleMinutes, warnMinutes: 2 } })).toEqual([]);
  });

  it.each([5.1, 15, 1440])(
    'leave no session open for %s minutes without activity, which the law does not allow [S-27]',
    async (idleMinutes) => {
      expect(await saidOf({ session: { on401: 'redirect', idleMinutes, warnMinutes: 2 } })).toEqual([
        `FILE:12:20 /session/idleMinutes is ${idleMinutes}: it must be at most 5. Minutes without activity after which the bank ends the session; at most the five that Delegated Regulation (EU) 2018/389 allows (article 4, 3 d).`,
      ]);
    },
  );

  it('let nobody be sent to a host that may not be visited [S-46]', async () => {
    const { links } = await readPortalConfig(shipped);
    const places = { ...links?.places, 'online-banking': 'https://id.bank.example/login' };

    expect(await saidOf({ links: { ...links, places } })).toEqual([
      expect.stringMatching(
        /^FILE:\d+:\d+ \/links\/places\/online-banking is "https:\/\/id\.bank\.example\/login": its host must stand in links\.hosts\. Add "id\.bank\.example" there, or change the address\.$/,
      ),
    ]);
  });

  it('give an address to every place that journeys lead to, and to none that nobody knows [S-46]', async () => {
    const { links } = await readPortalConfig(shipped);
    const { 'card-reissue-form': _form, ...rest } = links?.places ?? {};

    const said = await saidOf({
      links: { ...links, places: { ...rest, 'card-form': '/form', faq: '/faq' } },
    });

    expect(said.map((line) => line.replace(/^FILE:\d+:\d+ /, ''))).toEqual([
      '/links/places lacks "card-reissue-form", a place that journeys/routes.json names: add its address.',
      '/links/places/card-form is a place that nobody leads to: take it out, mend its name, or name it in journeys/routes.json under places too.',
    ]);
    expect(await saidOf({ links: undefined })).toHaveLength(5);
  });

  it('name bank and code with words, not with a blank [ECODE-12]', async () => {
    const said = await saidOf({
      brand: { name: ' ', eCode: 'DB e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
    });

    expect(said).toEqual([expect.stringMatching(/\/brand\/name is " ": it must not be blank/)]);
  });

  it('give names without braces: holders would read them as they are [RUN-09] [ECODE-12]', async () => {
    const { brand } = await readPortalConfig(shipped);

    const said = await saidOf({ brand: { ...brand, name: '{helpLine}', eCode: 'Codice }' } });

    expect(said).toEqual([
      expect.stringMatching(/^FILE:\d+:\d+ \/brand\/name is "\{helpLine\}": it must have no braces/u),
      expect.stringMatching(/^FILE:\d+:\d+ \/brand\/eCode is "Codice \}": it must have no braces/u),
    ]);
    const byName = await readPortalConfig(shipped, { PERCORSO_BRAND_NAME: '{x}' }).catch(String);
    expect(byName).toContain('PERCORSO_BRAND_NAME is "{x}": it must have no braces');
  });

  it('say that they are missing, or where they are no JSON', async () => {
    await expect(readPortalConfig(join(folder, 'none.json'))).rejects.toThrow(/^PORTAL_CONFIG_MISSING/);
    await expect(readPortalConfig(written('{\n  "brand": x\n}'))).rejects.toThrow(
      `PORTAL_CONFIG_UNREADABLE: ${join(folder, 'portal.config.json')}:2:12 is not JSON: `,
    );
  });

  it('give an address to every place that a bank’s own journeys lead to as well [RUN-02]', async () => {
    const { links, ...others } = await readPortalConfig(shipped);
    const file = join(folder, 'percorso.config.json');
    const said = async (places: object): Promise<string> => {
      writeFileSync(file, JSON.stringify({ ...others, links: { ...links, places } }));
      return readPortalConfig(file).then(
        () => '',
        (error: Error) => error.message,
      );
    };
    mkdirSync(join(folder, 'journeys'));
    writeFileSync(join(folder, 'journeys/routes.json'), '{ "places": ["mortgages"] }');

    expect(await said({ ...links?.places })).toContain('/links/places lacks "mortgages"');
    expect(await said({ ...links?.places, mortgages: '/mortgages' })).toBe('');
  });

  it('stand in the environment too, each under the name of its place, and count there before the file [RUN-08]', async () => {
    const config = await readPortalConfig(shipped, {
      PERCORSO_PROVIDER_BASE_URL: 'https://api.bank.example',
      PERCORSO_SESSION_IDLE_MINUTES: '3',
      PERCORSO_SERVER_HTTPS: 'true',
      PERCORSO_ANALYTICS_ENDPOINT: '/events',
      PERCORSO_DEBUG: '1',
      HOME: '/root',
    });

    expect(config).toMatchObject({
      provider: { baseUrl: 'https://api.bank.example', credentials: 'include' },
      session: { idleMinutes: 3, warnMinutes: 2 },
      server: { https: true, port: 4000 },
      analytics: { endpoint: '/events' },
    });
  });

  it('name the variable that is wrong, what was expected and what to do [RUN-08]', async () => {
    const env = {
      PERCORSO_PROVIDER_BASEURL: 'https://api.bank.example',
      PERCORSO_SESSION_ON401: 'REDIRECT',
      PERCORSO_SESSION_IDLE_MINUTES: 'soon',
      PERCORSO_SERVER_HTTPS: 'yes',
    };

    const said = await readPortalConfig(shipped, env).catch((error: Error) =>
      error.message.split('\n').slice(1),
    );

    expect(said).toEqual([
      '  PERCORSO_PROVIDER_BASEURL is no setting: mend its name, as PERCORSO_PROVIDER_BASE_URL is for provider.baseUrl, or take it out',
      expect.stringMatching(
        /^ {2}PERCORSO_SESSION_ON401 is "REDIRECT": it must be one of redirect, ignore\. /,
      ),
      expect.stringMatching(/^ {2}PERCORSO_SESSION_IDLE_MINUTES is "soon": it must be of type number\. /),
      expect.stringMatching(/^ {2}PERCORSO_SERVER_HTTPS is "yes": it must be of type boolean\. /),
    ]);
  });

  it('are not emptied by a variable that is set to nothing, whichever it is [RUN-08] [S-82]', async () => {
    const names = [
      ...settingVariables(readSettingsSchema()).map(({ name }) => name),
      'PERCORSO_DEBUG',
      'PERCORSO_CONFIG',
    ];
    const refusals = names.map((name) => saidWith(name, ['', '  ']));

    expect(names.length).toBeGreaterThan(20);
    expect((await Promise.all(refusals)).flat()).toEqual(
      names.flatMap((name) =>
        Array.from({ length: 2 }, () =>
          expect.stringMatching(new RegExp(`^(PERCORSO_CONFIG_INVALID:)? *${name} is set to nothing[:;] .`)),
        ),
      ),
    );
  });
});

/** What a start says, on its last line, of a variable with each of some values. */
const saidWith = (name: string, values: readonly string[]): Promise<string[]> =>
  Promise.all(
    values.map(async (value) => {
      try {
        await readPortalConfig(settingsFile('.', { [name]: value }), { [name]: value });
        return 'nothing';
      } catch (error) {
        return (error as Error).message.split('\n').at(-1) ?? '';
      }
    }),
  );
