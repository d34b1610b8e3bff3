import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openExample, openSmallFolder, type SmallFolder } from './small-folder.ts';

const journeysOf = ({ path }: SmallFolder): Map<string, string> =>
  new Map(
    globSync('journeys/*/journey.json', { cwd: path }).map((file) => [
      file,
      readFileSync(join(path, file), 'utf8'),
    ]),
  );

const withoutFrom = (text: string): string => text.replaceAll(/,\s*"from": \[[^\]]*\]/g, '');
const withoutVersion = (text: string): string => text.replace(/"version": "[^"]*"/, '');

/** Takes away what journeys say of what is forgotten, as none said it in the earlier language. */
function unsaid(folder: SmallFolder): Map<string, string> {
  for (const [file, text] of journeysOf(folder)) folder.write(file, withoutFrom(text));
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
      expect(withoutVersion(withoutFrom(text))).toBe(withoutVersion(before.get(file) ?? ''));
      expect(/"version": "[^"]*"/.exec(text)?.[0]).not.toBe(
        /"version": "[^"]*"/.exec(before.get(file) ?? '')?.[0],
      );
    }
    expect(again.printed.trim()).toBe('0 journeys brought to today’s language.');
    expect(journeysOf(folder)).toEqual(after);
  });

  it('has nothing to write into the journeys of the guide, and says so in Italian [LANG-06]', async () => {
    const folder = openExample();
    const before = journeysOf(folder);

    const { printed } = await folder.percorsoInItalian(['migrate']);

    expect(printed.trim()).toBe('0 flussi portati al linguaggio di oggi.');
    expect(journeysOf(folder)).toEqual(before);
  });
});
