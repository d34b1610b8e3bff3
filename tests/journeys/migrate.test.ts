import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCommittedFolder, openExample, openSmallFolder, type SmallFolder } from './small-folder.ts';

const journeysOf = ({ path }: SmallFolder): Map<string, string> =>
  new Map(
    globSync('journeys/*/journey.json', { cwd: path }).map((file) => [
      file,
      readFileSync(join(path, file), 'utf8'),
    ]),
  );

const withoutFrom = (text: string): string => text.replaceAll(/,\s*"from": \[[^\]]*\]/g, '');
const withoutLanguage = (text: string): string => text.replace(/\s*"language": 1,/, '');
const withoutVersion = (text: string): string => text.replace(/"version": "[^"]*"/, '');

/** Takes away what journeys did not say in the earlier language: which it is, and what is forgotten. */
function unsaid(folder: SmallFolder, without = [withoutLanguage, withoutFrom]): Map<string, string> {
  for (const [file, text] of journeysOf(folder))
    folder.write(
      file,
      without.reduce((left, take) => take(left), text),
    );
  return journeysOf(folder);
}

describe('percorso migrate', () => {
  it('writes into all journeys what was forgotten when an answer changed, and leaves nothing stale [LANG-06]', async () => {
    const folder = openSmallFolder();
    unsaid(folder);
    const stale = await folder.percorso(['check']);

    const { printed, code } = await folder.percorso(['migrate']);

    const topUp = JSON.parse(journeysOf(folder).get('journeys/phone-topup/journey.json') ?? '{}') as {
      data: Record<string, object>;
    }; // a journey
    expect(topUp.data).toMatchObject({ phone: { from: ['payee'] }, amount: { from: ['phone', 'operator'] } });
    expect(printed).toContain('added journeys/phone-topup/journey.json');
    expect(code).toBe(0);
    expect(stale.printed).toContain('data-stale');
    expect(await folder.percorso(['check'])).toMatchObject({ code: 0 });
  });

  it('changes nothing else of a file but its version, and nothing at all the second time [LANG-06]', async () => {
    const folder = openSmallFolder();
    const before = unsaid(folder);
    await folder.percorso(['migrate']);
    const after = journeysOf(folder);

    const again = await folder.percorso(['migrate']);

    const changed = [...after].filter(([file, text]) => text !== before.get(file));
    expect(changed.length).toBeGreaterThan(5);
    for (const [file, text] of changed) {
      expect(withoutVersion(withoutLanguage(withoutFrom(text)))).toBe(withoutVersion(before.get(file) ?? ''));
      if (withoutFrom(text) === text) continue;
      expect(/"version": "[^"]*"/.exec(text)?.[0]).not.toBe(
        /"version": "[^"]*"/.exec(before.get(file) ?? '')?.[0],
      );
    }
    expect(again.printed.trim()).toBe('0 files brought to today’s language.');
    expect(journeysOf(folder)).toEqual(after);
  });

  it('has nothing to write into the journeys of the guide, and says so in Italian [LANG-06]', async () => {
    const folder = openExample();
    const before = journeysOf(folder);

    const { printed } = await folder.percorsoInItalian(['migrate']);

    expect(printed.trim()).toBe('0 file portati al linguaggio di oggi.');
    expect(journeysOf(folder)).toEqual(before);
  });

  it.each([
    { what: 'the journeys of the portal', open: openSmallFolder },
    { what: 'those of the guide', open: openExample },
  ])('gives $what back as they are, from before they said their language [LANG-24]', async ({ open }) => {
    const folder = openCommittedFolder(open());
    const now = journeysOf(folder);
    unsaid(folder, [withoutLanguage]);
    const old = await folder.percorso(['check']);

    const { code, printed } = await folder.percorso(['migrate']);

    expect(old).toMatchObject({
      code: 0,
      printed: expect.stringContaining(`0 errors, ${now.size} warnings`),
    });
    expect({ code, last: printed.trim().split('\n').at(-1) }).toEqual({
      code: 0,
      last: `${now.size} files brought to today’s language.`,
    });
    expect(journeysOf(folder)).toEqual(now);
  });

  it('leaves versions and kept runs as they are where only the language is said now [LANG-24]', async () => {
    const folder = openExample();
    unsaid(folder, [withoutLanguage]);
    openCommittedFolder(folder);

    await folder.percorso(['migrate']);

    expect(await folder.percorso(['check', '--since', 'HEAD'])).toMatchObject({ code: 0 });
    expect((await folder.percorso(['diff', 'HEAD', '--format', 'json'])).printed).not.toContain('"restart"');
  });

  it('is what --fix does, too, for what the language of before forgot by itself and would be stale now [LANG-24]', async () => {
    const folder = openSmallFolder();
    unsaid(folder);

    const { code } = await folder.percorso(['check', '--fix']);

    expect(code).toBe(0);
    expect(await folder.percorso(['check'])).toMatchObject({
      code: 0,
      printed: expect.stringContaining(' 0 warnings'),
    });
    expect(journeysOf(folder).get('journeys/phone-topup/journey.json')).toContain('"from": ["payee"]');
  });

  it('is what --fix does for a journey that does not say its language [LANG-24]', async () => {
    const folder = openExample();
    const now = journeysOf(folder);
    unsaid(folder, [withoutLanguage]);

    const { code, warned } = await folder.percorso(['check', '--fix']);

    expect(code).toBe(0);
    expect(warned).toContain('added journeys/sca/journey.json:2: "language": 1');
    expect(journeysOf(folder)).toEqual(now);
  });
});
