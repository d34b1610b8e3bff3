import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLanguages } from './read-languages.ts';
import { languageFiles, serveLanguages } from './serve-languages.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(language: string, name: string, text: string): void {
  mkdirSync(join(folder, language), { recursive: true });
  writeFileSync(join(folder, language, name), text);
}

describe('the languages of a folder', () => {
  it('are those of its folders beside Italian, each with a tree for each file [RUN-10]', () => {
    write('it', 'login.json', '{"title":"Accedi"}');
    write('de', 'login.json', '{"title":"Anmelden"}');
    write('de', 'notes.txt', 'for translators');

    expect([...readLanguages(folder)]).toEqual([['de', '{"login":{"title":"Anmelden"}}']]);
  });

  it('are none where there is no folder [RUN-10]', () => {
    expect(readLanguages(join(folder, 'i18n')).size).toBe(0);
  });

  it.each(['Deutsch_alt', 'german', 'de-x-bank'])(
    'refuse a folder such as %s, whose name is no language, and say what to do',
    (name) => {
      write(name, 'login.json', '{}');

      expect(() => readLanguages(folder)).toThrow(
        new RegExp(`LANGUAGE_UNKNOWN: .*${name} .*such as de, en or fr-CH`, 'u'),
      );
    },
  );

  it('pass over a folder that has no texts', () => {
    write('format', 'dates.ts', 'export {};');

    expect(readLanguages(folder).size).toBe(0);
  });

  it('refuse a file that is not JSON, with its place', () => {
    write('de', 'login.json', '{\n  "title": Anmelden\n}');

    expect(() => readLanguages(folder)).toThrow(/LANGUAGE_UNREADABLE: .*login\.json:2:12 is not JSON/u);
  });
});

describe('the texts of a language', () => {
  it('come compressed, and only once until they change [RUN-10]', async () => {
    write('de', 'login.json', '{"title":"Anmelden"}');
    const languages = readLanguages(folder);
    const portal = fastify();
    serveLanguages(portal, languages);
    const [path = ''] = languageFiles(languages);
    const ask = (headers: Record<string, string>) => portal.inject({ url: path, headers });

    const plain = await ask({});
    const compressed = await ask({ 'accept-encoding': 'gzip, br' });
    const again = await ask({ 'if-none-match': String(plain.headers['etag']) });

    expect(path).toBe('/texts/de.json');
    expect(plain.json()).toEqual({ login: { title: 'Anmelden' } });
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(again.statusCode).toBe(304);
    await portal.close();
  });
});
