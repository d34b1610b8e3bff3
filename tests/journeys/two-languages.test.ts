import { describe, expect, it } from 'vitest';
import type { AnswerLanguage } from '#analysis';
import { commands } from '../../cli/registry.ts';
import { findsForeign } from './foreign-words.ts';
import { openEmptyFolder, openExample } from './small-folder.ts';

const languages: readonly AnswerLanguage[] = ['en', 'it'];
const each = languages.flatMap((language) => commands.map(({ name }) => ({ name, language })));

// What is typed, or named as it stands in a file.
const names =
  'act actions adapt annotations ask c cardid cardids choose code column confirm containerfile ctrl deep dot errors fix form github gitlab graphviz guards gulpease h hint import journey json junit length line links lsp mermaid message nginx node npm path pay pipe pointer popup sarif severity step studio svg tag tell timeline to trigger upload operation var view words xml';

async function helpOf(name: string, language: AnswerLanguage): Promise<string> {
  const { code, printed } = await openEmptyFolder().percorso([name, '--help', '--lang', language]);
  expect(code).toBe(0);
  return printed;
}

describe('the help of every command', () => {
  it.each(each)(
    'names in $language each option that $name declares, and no other',
    async ({ name, language }) => {
      const help = await helpOf(name, language);

      const named = [...help.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option);
      const declared = commands.find((command) => command.name === name)?.options;
      expect([...new Set(named)].toSorted()).toEqual(
        [...Object.keys(declared ?? {}), 'help', 'lang'].toSorted(),
      );
    },
  );

  it.each(commands.map(({ name }) => name))('is in Italian alone for %s', async (name) => {
    const english = await Promise.all(commands.map((command) => helpOf(command.name, 'en')));
    const foreignIn = findsForeign([...english, ...commands.map(({ summary }) => summary.en)], names);

    const help = await helpOf(name, 'it');
    const { printed } = await openEmptyFolder().percorsoInItalian(['--help']);

    expect(help).toMatch(new RegExp(`^Uso: percorso ${name}`));
    expect(foreignIn([help.replaceAll(/--?[a-z-]+( [a-z|]+)?|percorso [a-z]+( [a-z-]+)?/g, '')])).toEqual([]);
    expect(printed).toContain(`  ${name} `);
  });
});

describe('a terminal that is set to Italian', () => {
  it.each([
    {
      typed: ['chek'],
      said: 'percorso: il comando "chek" non c’è. Intendevi "check"? Prova: percorso --help',
    },
    { typed: ['--halp'], said: 'percorso: L’opzione --halp non c’è. Intendevi "--help"?' },
    { typed: ['check', '--formt'], said: 'percorso check: L’opzione --formt non c’è. Intendevi "--format"?' },
    { typed: ['check', '--since'], said: 'percorso check: --since vuole un valore.' },
    { typed: ['check', '--fix=all'], said: 'percorso check: --fix non vuole un valore.' },
    { typed: ['check', '--lang', 'fr'], said: 'percorso check: --lang vuole it o en, non "fr".' },
    { typed: ['check', '--lang'], said: 'percorso check: --lang vuole it o en.' },
    {
      typed: ['check', '--format', 'xml'],
      said: 'percorso check: Il formato "xml" non c’è: text, json, sarif, junit, github.',
    },
    {
      typed: ['check', '--max-warnings', 'x'],
      said: 'percorso check: --max-warnings vuole un numero intero da 0 in su, non "x".',
    },
    {
      typed: ['check', '--explain', 'limit'],
      said: 'percorso check: La regola "limit" non c’è. Ci sono: "limit-unknown", "limit-unused", "limit-unreachable". Sono elencate tutte in docs/rules.',
    },
    {
      typed: ['check', 'phone'],
      said: 'percorso check: Il flusso "phone" non c’è. Ci sono: "phone-change", "pin-view", "sca".',
    },
    {
      typed: ['test', 'phone'],
      said: 'percorso test: Il flusso "phone" non c’è. Ci sono: "phone-change", "pin-view", "sca".',
    },
    {
      typed: ['test', '--min-coverage', 'all'],
      said: 'percorso test: --min-coverage vuole un numero da 0 a 100, non "all".',
    },
    {
      typed: ['explore', 'phone'],
      said: 'percorso explore: Il flusso "phone" non c’è. Ci sono: "phone-change", "pin-view", "sca".',
    },
    { typed: ['run'], said: 'percorso run: indica un flusso. Prova: percorso run --help' },
    {
      typed: ['run', 'phone'],
      said: 'percorso run: Il flusso "phone" non c’è. Ci sono: "phone-change", "pin-view", "sca".',
    },
    { typed: ['graph'], said: 'percorso graph: indica un flusso. Prova: percorso graph --help' },
    {
      typed: ['graph', 'phone'],
      said: 'percorso graph: Il flusso "phone" non c’è. Ci sono: "phone-change", "pin-view", "sca".',
    },
    {
      typed: ['diff'],
      said: 'percorso diff: indica una revisione, per esempio main o HEAD~1. Prova: percorso diff --help',
    },
    { typed: ['diff', '--', '--x'], said: 'percorso diff: "--x" non è una revisione.' },
    {
      typed: ['texts', 'x'],
      said: 'percorso texts: Il file i18n/it/x.json non c’è. Ci sono: "errors", "phone-change", "pin-view", "sca".',
    },
    {
      typed: ['texts', '--out', '/x.pdf'],
      said: 'percorso texts: --out vuole un file .html o .xlsx, non "/x.pdf".',
    },
    {
      typed: ['texts', '--out', '/nowhere/x.xlsx'],
      said: 'percorso texts: la cartella /nowhere non c’è.',
    },
    { typed: ['texts', '--import', '/x.xlsx'], said: 'percorso texts: /x.xlsx non c’è.' },
    { typed: ['new'], said: 'percorso new: di’ che cosa: new journey o new step.' },
    { typed: ['new', 'journey', 'sca'], said: 'percorso new: journeys/sca/journey.json c’è già.' },
    {
      typed: ['new', 'step', 'sca', 'x', '--kind', 'view'],
      said: 'percorso new: un passo di genere "view" vuole --view.',
    },
  ])('is told in Italian what is wrong with $typed', async ({ typed, said }) => {
    const { code, printed, warned } = await openExample().percorsoInItalian(typed);

    expect({ code, printed, warned }).toEqual({ code: 2, printed: '', warned: `${said}\n` });
  });

  it.each(commands.map(({ name }) => name))(
    'is answered in English by %s where that is asked for',
    async (name) => {
      const { printed } = await openEmptyFolder().percorsoInItalian([name, '--lang', 'en', '--help']);

      expect(printed).toMatch(new RegExp(`^Usage: percorso ${name}`));
    },
  );

  it('is told in Italian where files cannot be read', async () => {
    const folder = openExample();
    folder.write('journeys/views.json', '{ "a" }');

    const [broken, without] = [
      await folder.percorsoInItalian(['test']),
      await openEmptyFolder().percorsoInItalian(['explore']),
    ];

    expect(broken.warned).toBe(
      'percorso test: journeys/views.json:1:7 non è JSON: Ci vuole ":" dopo la chiave, e c’è "}".\n',
    );
    expect(without.warned).toMatch(
      /^percorso explore: In .* non c’è la cartella journeys\/\. Esegui il comando /,
    );
  });

  it.each([[['--lang', 'it']], [['--lang', 'it', '--help']], [['help', '--lang', 'it']]])(
    'tells in Italian what there is for %j, wherever the language stands',
    async (typed) => {
      const { printed } = await openEmptyFolder().percorso(typed);

      expect(printed).toMatch(/^percorso: controlla, prova, percorre e disegna i flussi/);
    },
  );
});
