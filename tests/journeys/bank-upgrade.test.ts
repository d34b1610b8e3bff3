import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  earlierTitle,
  journey,
  noteTaken,
  openOverEarlier,
  readIn,
  replaceIn,
  texts,
  valueIn,
} from './earlier-package.ts';
import { openEmptyFolder, type SmallFolder } from './small-folder.ts';

type Tree = Record<string, never>;

describe('a new version of the package', () => {
  it('changes nothing of a journey that it has as it was', async () => {
    const folder = await openOverEarlier();

    const { code, printed } = await folder.percorso(['upgrade']);

    expect(code).toBe(0);
    expect(printed).toMatch(/^Percorso \d+\.\d+\.\d+\.\nCheck finds nothing\. /u);
  });

  it('is told step by step, and comes into the bank’s journey where the bank has changed nothing', async () => {
    const folder = await openOverEarlier(earlierTitle, [journey, '"announce": "assertive",', '']);
    replaceIn(folder, texts, ['Non sappiamo se la carta è bloccata', 'Forse la carta è bloccata']);
    folder.write('.percorso/version', '0.0.9\n');

    const dry = await folder.percorso(['upgrade', '--dry-run']);
    const before = readIn(folder, texts);
    const { code, printed } = await folder.percorso(['upgrade']);

    expect(dry.printed).toContain(', after 0.0.9.');
    expect(before).toContain('Blocchi la carta?');
    expect(code).toBe(0);
    expect(printed).toMatch(/- confirm\.title .*Blocchi la carta\?/u);
    expect(printed).toContain('taken over into card-lock: 2');
    expect(valueIn(folder, texts)).toMatchObject({
      confirm: { title: 'Bloccare la carta?' },
      unknown: { title: 'Forse la carta è bloccata' },
    });
    expect(readIn(folder, journey)).toContain('"announce": "assertive"');
    expect((await folder.percorso(['upgrade'])).printed).not.toContain('card-lock');
  });

  it('leaves the bank’s where both have changed the same, and says so until it is settled', async () => {
    const folder = await openOverEarlier(earlierTitle);
    replaceIn(folder, texts, ['Blocchi la carta?', 'La blocchiamo?']);

    const first = await folder.percorsoInItalian(['upgrade']);
    const again = await folder.percorsoInItalian(['upgrade']);
    const kept = await folder.percorsoInItalian(['upgrade', '--keep', 'card-lock']);

    for (const { code, printed } of [first, again]) {
      expect(code).toBe(1);
      expect(printed).toContain(
        `${texts}:3:5 /confirm/title è cambiato da entrambe le parti; resta quello della banca`,
      );
    }
    expect(kept.code).toBe(0);
    expect(kept.printed).toContain('card-lock resta com’è qui.');
    expect((valueIn(folder, texts) as Tree)['confirm']).toMatchObject({ title: 'La blocchiamo?' });
  });

  it('brings a journey of an earlier language to today’s', async () => {
    const folder = await openOverEarlier();
    await folder.percorso(['new', 'journey', 'lost-card']);
    replaceIn(folder, 'journeys/lost-card/journey.json', ['"language": 1,', '']);

    const { printed } = await folder.percorso(['upgrade']);

    expect(printed).toMatch(/added journeys\/lost-card\/journey\.json:\d+: .*"language": 1/u);
    expect(valueIn(folder, 'journeys/lost-card/journey.json')).toMatchObject({ language: 1 });
  });

  it('leaves a journey to the bank that it has no more', async () => {
    const folder = await openOverEarlier();
    for (const path of [journey, texts]) {
      const name = path.replaceAll('card-lock', 'card-freeze');
      folder.write(name, readIn(folder, path).replaceAll('card-lock', 'card-freeze'));
      folder.write(`.percorso/taken/${name}`, readIn(folder, name));
    }
    noteTaken(folder);

    const { printed } = await folder.percorso(['upgrade']);

    expect(printed).toContain('card-freeze is in the package no more: from now on it is the bank’s alone.');
    expect((await folder.percorso(['upgrade'])).printed).not.toContain('card-freeze');
  });

  it('is no matter of a folder that has everything itself, nor of a journey that was not taken', async () => {
    const folder = await openOverEarlier();

    expect((await folder.percorso(['upgrade', '--keep', 'card-lok'])).warned).toContain(
      'Did you mean "card-lock"?',
    );
    rmSync(join(folder.path, 'percorso.config.json'));
    expect((await folder.percorso(['upgrade'])).code).toBe(2);
  });

  it.each([undefined, 'nuova', '99.0.0'])(
    'is not looked for, and nothing is written, where the folder was brought to %s',
    async (noted) => {
      const folder = await openOverEarlier(earlierTitle);
      if (noted === undefined) rmSync(join(folder.path, '.percorso/version'));
      else folder.write('.percorso/version', `${noted}\n`);

      const { code, printed, warned } = await folder.percorso(['upgrade']);

      expect({ code, printed }).toEqual({ code: 2, printed: '' });
      expect(warned).toMatch(
        noted === '99.0.0' ? /brought to Percorso 99\.0\.0/u : /\.percorso\/version is not there/u,
      );
      expect(readIn(folder, texts)).toContain(earlierTitle[2]);
    },
  );

  const seen = '.percorso/seen.json';
  const lock = `.percorso/taken/${journey}`;

  it.each<{ path: string; state: string; text?: (before: string) => string; told: string }>([
    { path: seen, state: 'gone', told: ' is not there' },
    {
      path: seen,
      state: 'half merged',
      text: (before) => `<<<<<<< HEAD\n${before}`,
      told: ':1:1 is not JSON',
    },
    { path: seen, state: 'broken off', text: () => '{\n', told: ':2:1 is not JSON' },
    { path: seen, state: 'no note of upgrade’s', text: () => '{ "files": {} }', told: ':1:1 is not what' },
    {
      path: lock,
      state: 'half merged',
      text: (before) => before.replace('\n', '\n====\n'),
      told: ':2:1 is not',
    },
    { path: `.percorso/taken/${texts}`, state: 'broken off', text: () => '{', told: ':1:2 is not JSON' },
  ])('is not looked for, and nothing is written, where $path is $state', async ({ path, text, told }) => {
    const folder = await openOverEarlier(earlierTitle);
    folder.write('.percorso/version', '0.0.9\n');
    const left = text?.(readIn(folder, path));
    if (left === undefined) rmSync(join(folder.path, path));
    else folder.write(path, left);

    for (const typed of [['upgrade'], ['upgrade', '--dry-run'], ['upgrade', '--keep', 'card-lock']]) {
      const { code, printed, warned } = await folder.percorso(typed);

      expect({ code, printed }).toEqual({ code: 2, printed: '' });
      expect(warned).toContain(`${path}${told}`);
      expect(warned).toContain('from version control');
    }
    expect(readIn(folder, texts)).toContain(earlierTitle[2]);
    expect(readIn(folder, '.percorso/version')).toBe('0.0.9\n');
    expect(existsSync(join(folder.path, path)) ? readIn(folder, path) : undefined).toBe(left);
  });

  it('is told from its first journey on in a folder that was laid by hand', async () => {
    const folder = openEmptyFolder();
    folder.write('percorso.config.json', '{}\n');
    await folder.percorso(['adapt', 'card-lock']);

    expect((await folder.percorso(['upgrade', '--dry-run'])).code).toBe(0);
  });
});

type Seen = {
  files: Record<string, object>;
  settings: Record<string, object>;
  contract: Record<string, string>;
};

/** Has a file of the package before say something otherwise. */
function setIn(files: Seen['files'], path: string, members: object): void {
  files[path] = { ...files[path], ...members };
}

/** A bank’s folder that was laid over a package that was otherwise beside its journeys: here ours is the new one. */
async function openOverOther(change: (seen: Seen) => void): Promise<SmallFolder> {
  const folder = openEmptyFolder();
  await folder.percorso(['init', '.']);
  const seen = valueIn(folder, '.percorso/seen.json') as Seen;
  change(seen);
  folder.write('.percorso/seen.json', JSON.stringify(seen));
  return folder;
}

describe('what a new version changes beside the bank’s journeys', () => {
  it('is told of a text in the words that a holder read and reads, once, and the bank’s stay', async () => {
    const folder = await openOverOther(({ files }) => setIn(files, 'i18n/it/login.json', { title: 'Entra' }));
    folder.write('i18n/it/login.json', '{ "title": "Entra in Banca Prova" }\n');

    const dry = await folder.percorsoInItalian(['upgrade', '--dry-run']);
    const { code, printed } = await folder.percorsoInItalian(['upgrade']);

    expect(code).toBe(0);
    expect(printed).toContain(
      'i18n/it/login.json:1:3 /title era “Entra” ed è “Accedi”; resta quello della banca, “Entra in Banca Prova”',
    );
    expect(dry.printed).toContain('/title era “Entra” ed è “Accedi”');
    expect(readIn(folder, 'i18n/it/login.json')).toBe('{ "title": "Entra in Banca Prova" }\n');
    expect((await folder.percorso(['upgrade'])).printed).not.toContain('/title');
  });

  it('comes into an entry that the bank has as it was, and takes out what the package has no more', async () => {
    const earlier = { home: { to: ['/old'] }, shop: { to: ['/'] } };
    const folder = await openOverOther(({ files }) =>
      setIn(files, 'journeys/deep-links.json', { links: earlier }),
    );
    const own = { pin: { to: ['/pinView/anagraphicData'] } };
    folder.write('journeys/deep-links.json', JSON.stringify({ links: { ...earlier, ...own } }));

    const { printed } = await folder.percorso(['upgrade']);

    expect(printed).toContain('/links/home was {"to":["/old"]}, taken over: {"to":["/"]}');
    expect(printed).toContain('/links/shop is in the package no more, and taken out');
    expect(valueIn(folder, 'journeys/deep-links.json')).toEqual({ links: { home: { to: ['/'] }, ...own } });
  });

  it('is told of journeys and texts that the folder has as they come, in the words that holders read, once [RUN-02]', async () => {
    const folder = await openOverOther(({ files }) => {
      setIn(files, 'i18n/it/login.json', { title: 'Entra' });
      setIn(files, 'i18n/it/pin-reissue.json', { confirm: { title: 'Vuoi il PIN?' } });
      setIn(files, 'journeys/pin-reissue/journey.json', { version: '0.9.0', start: 'done' });
      delete files['journeys/card-lock/journey.json'];
    });

    const { printed } = await folder.percorso(['upgrade', '--dry-run']);
    const italian = await folder.percorsoInItalian(['upgrade']);

    expect(printed).toContain('In what this folder has as it comes, holders will see otherwise:');
    expect(printed).toMatch(/^card-lock is new \(\d+\.\d+\.\d+\)$/mu);
    expect(printed).toMatch(/^pin-reissue \(0\.9\.0 → \d+\.\d+\.\d+\)$/mu);
    expect(printed).toContain(
      '- confirm.title Vuoi il PIN?\n    + confirm.title Vuoi ricevere di nuovo il PIN?',
    );
    expect(printed).toContain('i18n/it/login.json\n    - title Entra\n    + title Accedi');
    expect(printed).not.toContain('studio.json');
    expect(italian.printed).toContain('i titolari vedranno altro:');
    expect((await folder.percorso(['upgrade'])).printed).not.toContain('holders will see');
  });

  it('says nothing of what the bank has in its own words, nor where no journeys were noted before [RUN-02]', async () => {
    const folder = await openOverOther(({ files }) => {
      setIn(files, 'i18n/it/login.json', { title: 'Entra' });
    });
    folder.write('i18n/it/login.json', '{ "title": "Entra in Banca Prova" }\n');
    const before = await openOverOther(({ files }) => {
      for (const path of Object.keys(files)) if (path.endsWith('/journey.json')) delete files[path];
    });

    for (const each of [folder, before])
      expect((await each.percorso(['upgrade', '--dry-run'])).printed).not.toContain('holders will see');
  });

  it('is told of settings, of guards and of operations that the bank’s journeys use, and of no others', async () => {
    const folder = await openOverOther(({ files, settings, contract }) => {
      setIn(files, 'journeys/guards.json', {
        guards: {
          'service-open': {},
          'card-in-use': {},
        },
      });
      delete settings['session.idleMinutes'];
      settings['session.warnMinutes'] = { says: '', rule: '{"type":"integer","minimum":1,"maximum":7}' };
      settings['brand.slogan'] = { says: 'What the bank says of itself.', rule: '' };
      Object.assign(contract, { lockCard: '0', listTransactions: '0' });
    });
    await folder.percorso(['adapt', 'card-lock', 'pin-view']);
    const settings = valueIn(folder, 'percorso.config.json');
    const brand = { ...settings.brand, slogan: 'Sempre con te' };
    folder.write('percorso.config.json', JSON.stringify({ ...settings, brand }));

    const { printed } = await folder.percorso(['upgrade']);

    expect(printed).toMatch(
      /^service-open of journeys\/guards\.json has changed; it is used in journeys\/pin-view\//mu,
    );
    expect(printed).toMatch(/^lockCard of the contract has changed; it is used in journeys\/card-lock\//mu);
    expect(printed).not.toContain('listTransactions');
    expect(printed).toContain('percorso.config.json session.idleMinutes may be set now: ');
    expect(printed).toMatch(/session\.warnMinutes takes other values now: .*\bmaximum 7 → \d+/u);
    expect(printed).toContain('percorso.config.json brand.slogan is no setting any more');
  });
});
