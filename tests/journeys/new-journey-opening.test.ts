import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openExample } from './small-folder.ts';

describe('a new journey that says how it is opened', () => {
  it('has a page of its own and a place in the portal, and only its words are left to write [STUDIO-16]', async () => {
    const folder = openExample();

    const { code } = await folder.percorso(
      'new journey lost-card --route /lost-card --listed help'.split(' '),
    );
    await folder.percorso('new journey travel --listed card-services'.split(' '));

    expect(code).toBe(0);
    const opensOf = (id: string): unknown =>
      JSON.parse(readFileSync(join(folder.path, `journeys/${id}/journey.json`), 'utf8')).opens;
    expect(opensOf('lost-card')).toEqual({ routes: ['/lost-card'], page: 'hidden', listed: 'help' });
    expect(opensOf('travel')).toEqual({ popups: ['TRAVEL'], listed: 'card-services' });
    const { printed } = await folder.percorso(['check', '--format', 'json']);
    const codes = (JSON.parse(printed) as { code: string }[]).map(({ code: rule }) => rule);
    expect([...new Set(codes)]).toEqual(['text-standin']);
  });

  it.each([
    ['--route lost', '--route takes a path such as /lost-card, not "lost".'],
    ['--listed menu', '--listed takes card-services or help, not "menu".'],
  ])('refuses %s and writes nothing', async (option, message) => {
    const folder = openExample();

    const { code, warned } = await folder.percorso(`new journey lost-card ${option}`.split(' '));

    expect(code).not.toBe(0);
    expect(warned).toContain(message);
    expect(() => readFileSync(join(folder.path, 'journeys/lost-card/journey.json'))).toThrow('ENOENT');
  });
});
