import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dotOf, drawingOf, readSources } from '#analysis';
import { commands } from '../../cli/registry.ts';
import { svgOf } from '../../cli/graph/svg.ts';
import { filesOf, projectLanguage } from './project.ts';

const guide = join(import.meta.dirname, '../../docs/guida');
const example = 'docs/guida/esempio';
const pages = readdirSync(guide)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(guide, name), 'utf8') }));
const pictures = readdirSync(join(guide, 'figure'));
const drawings = pictures.filter((name) => name.endsWith('.svg')).map((name) => name.replace('.svg', ''));
const named = pages.flatMap(({ text }) =>
  [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path),
);

describe('the analysts’ guide', () => {
  it.each(drawings)('shows %s as the example has it', async (id) => {
    const language = projectLanguage();
    const sources = readSources(language, filesOf(example), { views: {} });
    const definition = sources.journeys.get(id)?.journey?.value;
    const { contract } = language;

    const drawn = definition && (await svgOf(dotOf(drawingOf(definition, { contract, language: 'it' }))));

    expect(
      `${drawn}\n`,
      `cd ${example} && npx percorso graph ${id} --format svg --lang it > ../figure/${id}.svg draws it anew`,
    ).toBe(readFileSync(join(guide, `figure/${id}.svg`), 'utf8'));
  });

  it('shows every picture that it has, and has every page and picture that it names', () => {
    const local = named.filter((path) => !path.startsWith('http'));

    expect(local.filter((path) => !existsSync(join(guide, path)))).toEqual([]);
    expect(pictures.filter((name) => !named.includes(`figure/${name}`))).toEqual([]);
  });

  it('names only commands and options that there are', () => {
    const typed = pages.flatMap(({ text }) => [...text.matchAll(/npx percorso (\w+)([^\n`#&]*)/g)]);
    const wrong = typed.flatMap(([whole, verb = '', rest = '']) => {
      const command = commands.find(({ name }) => name === verb);
      const options = [...rest.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option);
      return command && options.every((option) => option in { lang: '', ...command.options }) ? [] : [whole];
    });

    expect(typed.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });
});
