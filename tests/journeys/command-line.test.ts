import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../cli/registry.ts';
import { openEmptyFolder, openExample, openSmallFolder, type SmallFolder } from './small-folder.ts';

describe('the command line', () => {
  it('lists its commands when asked for help', async () => {
    const { code, printed } = await openEmptyFolder().percorso(['--help']);

    expect(code).toBe(0);
    const width = Math.max(...commands.map(({ name }) => name.length));
    for (const { name, summary } of commands)
      expect(printed).toContain(`  ${name.padEnd(width)}  ${summary.en}`);
  });

  it.each(commands.map(({ name }) => name))('tells how %s is used', async (name) => {
    const { code, printed } = await openEmptyFolder().percorso([name, '--help']);

    expect(code).toBe(0);
    expect(printed).toMatch(new RegExp(`^Usage: percorso ${name}`));
  });

  it.each([
    {
      typed: ['chek'],
      said: 'percorso: there is no command "chek". Did you mean "check"? Try: percorso --help',
    },
    {
      typed: ['check', '--formt', 'json'],
      said: 'percorso check: There is no option --formt. Did you mean "--format"?',
    },
    { typed: ['check', '--since', '--watch'], said: 'percorso check: --since needs a value.' },
    { typed: ['check', '--fix=all'], said: 'percorso check: --fix takes no value.' },
    { typed: ['test', '--lang', 'fr'], said: 'percorso test: --lang takes it or en, not "fr".' },
    { typed: ['test', '--format', 'xml'], said: 'percorso test: There is no format "xml": text, json.' },
    {
      typed: ['check', '--format', 'xml'],
      said: 'percorso check: There is no format "xml": text, json, sarif, junit, github.',
    },
    { typed: ['check', '--explain', 'limit'], said: 'percorso check: There is no rule "limit".' },
    {
      typed: ['texts', 'phone-chnage'],
      said: 'percorso texts: There is no file i18n/it/phone-chnage.json. Did you mean "phone-change"?',
    },
    { typed: ['check', 'phone'], said: 'percorso check: There is no journey "phone".' },
    { typed: ['graph'], said: 'percorso graph: name one journey. Try: percorso graph --help' },
    { typed: ['texts', '--out', 'nowhere/t.xlsx'], said: 'percorso texts: there is no folder ' },
    { typed: ['test', '--min-coverage', 'all'], said: 'takes a number from 0 to 100, not "all".' },
    { typed: ['new', 'step', 'sca', 'x'], said: 'percorso new: say of which kind' },
    { typed: ['new', 'journey', 'Phone Change'], said: '"Phone Change" is no name' },
    { typed: ['new', 'journey', 'sca'], said: 'journeys/sca/journey.json is there already.' },
  ])('answers 2 and one clear line for $typed', async ({ typed, said }) => {
    const { code, printed, warned } = await openExample().percorso(typed);

    expect(code).toBe(2);
    expect(printed).toBe('');
    expect(warned).toContain(said);
    expect(warned.trimEnd().split('\n')).toHaveLength(1);
  });

  it('says which version it is', async () => {
    const { code, printed } = await openEmptyFolder().percorso(['--version']);

    const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect({ code, printed }).toEqual({ code: 0, printed: `${version}\n` });
  });

  it('says what is missing in a folder without journeys', async () => {
    const { path, percorsoIn } = openSmallFolder();

    const { code, warned } = await percorsoIn(join(path, 'i18n'), ['check']);

    expect(code).toBe(2);
    expect(warned).toMatch(/^percorso check: There is no folder journeys\/ in .*i18n\./);
  });
});

describe('percorso check', () => {
  it.each([
    ['en', 'limit-unused: A limit that nothing counts towards\n\nA limit is reached only when'],
    ['it', 'limit-unused: Un limite per cui nulla conta\n\nA un limite si arriva solo'],
  ])('explains a code in the language asked for: %s', async (language, text) => {
    const { code, printed } = await openEmptyFolder().percorso([
      'check',
      '--explain',
      'limit-unused',
      '--lang',
      language,
    ]);

    expect(code).toBe(0);
    expect(printed.startsWith(text)).toBe(true);
  });

  it('explains a code with what is wrong and what is right, as data too', async () => {
    const { percorsoInItalian } = openEmptyFolder();
    const typed = ['check', '--explain', 'text-apostrophe'];

    const told = await percorsoInItalian(typed);
    const data = await percorsoInItalian([...typed, '--format', 'json']);

    expect(told.printed).toMatch(/\n\nSbagliato, in i18n\/it\/\S+:\n\n {4}.*'.*\n\n.*\n\nGiusto:\n\n {4}.*’/);
    expect(JSON.parse(data.printed)).toMatchObject({
      code: 'text-apostrophe',
      severity: 'error',
      title: 'Un apostrofo dritto in un testo',
      examples: [{ wrong: expect.stringContaining("'"), right: expect.stringContaining('’') }],
    });
  });

  it('answers in the language of the terminal, unless another is asked for', async () => {
    const { percorsoInItalian } = openEmptyFolder();
    const typed = ['check', '--explain', 'limit-unused'];

    const [unasked, asked] = [
      await percorsoInItalian(typed),
      await percorsoInItalian([...typed, '--lang', 'en']),
    ];

    expect(unasked.printed).toMatch(/^limit-unused: Un limite per cui/);
    expect(asked.printed).toMatch(/^limit-unused: A limit that/);
  });

  it.each([
    ['[]', 'journeys/views.json:1:1 must be an object: the name of each view → what it knows.'],
    ['{\n  "a"', 'journeys/views.json:2:6 is not JSON: '],
    ['', 'journeys/views.json:1:1 is not JSON: '],
  ])('says where and what is wrong with views that are %j', async (text, said) => {
    const folder = openSmallFolder();
    folder.write('journeys/views.json', text);

    const { code, warned } = await folder.percorso(['check']);

    expect(code).toBe(2);
    expect(warned).toContain(`percorso check: ${said}`);
  });

  it('finds nothing in the journeys of the project', async () => {
    const { code, printed } = await openSmallFolder().percorso(['check']);

    expect(code).toBe(0);
    expect(printed).toMatch(/^\d+ journeys checked: 0 errors, 0 warnings\.\n$/);
  });

  it('shows a finding with its place, its line, a mark and a hint, and answers 1', async () => {
    const folder = openExample();
    const { line, column } = plantWrongTarget(folder);

    const { code, printed } = await folder.percorso(['check']);

    const at = String(line);
    const margin = ' '.repeat(at.length);
    expect(code).toBe(1);
    expect(printed).toContain(
      [
        `journeys/phone-change/journey.json:${line}:${column} error step-unknown`,
        '  This journey has no step "send-cod".',
        `  ${at} |         "submit": { "to": "send-cod" },`,
        `  ${margin} | ${' '.repeat(column - 1)}^^^^^^^^^^`,
        '  Did you mean "send-code"?',
      ].join('\n'),
    );
  });

  it('prints findings as data, and of a slip in a target nothing that merely follows from it', async () => {
    const folder = openExample();
    const { start, ...place } = plantWrongTarget(folder);

    const { code, printed } = await folder.percorso(['check', 'phone-change', '--format', 'json']);

    const findings: unknown = JSON.parse(printed);
    expect(code).toBe(1);
    expect(findings).toEqual([
      {
        ...place,
        code: 'step-unknown',
        severity: 'error',
        file: 'journeys/phone-change/journey.json',
        length: 10,
        pointer: '/steps/enter-number/actions/submit/to',
        message: 'This journey has no step "send-cod".',
        hint: 'Did you mean "send-code"?',
        fix: {
          start,
          end: start + 10,
          text: '"send-code"',
          renaming: { rename: 'send-cod', to: 'send-code' },
        },
      },
    ]);
  });

  it('leaves out what other journeys have when one is named', async () => {
    const folder = openExample();
    plantWrongTarget(folder);

    const { code } = await folder.percorso(['check', 'sca']);

    expect(code).toBe(0);
  });

  it.each([
    { what: 'a byte order mark', text: '\ufeff{}' },
    { what: 'nothing', text: '' },
    { what: 'a list', text: '[]' },
    { what: 'ten thousand brackets', text: '['.repeat(10_000) },
    { what: 'no JSON', text: 'journey: true' },
  ])('meets a journey file that holds $what with a finding', async ({ text }) => {
    const folder = openExample();
    folder.write('journeys/odd/journey.json', text);

    const { code, printed } = await folder.percorso(['check']);

    expect(code).toBe(1);
    expect(printed).toMatch(/^journeys\/odd\/journey\.json:1:\d+ error (json-syntax|schema-violation)$/m);
  });
});

describe('percorso test', () => {
  it('passes the journeys of the project at full coverage', async () => {
    const { code, printed } = await openSmallFolder().percorso(['test', '--min-coverage', '100']);

    expect(printed).toMatch(/\d+ passed, 0 failed; coverage 100\.0 %/);
    expect(code).toBe(0);
  });

  it('tells the move at which a scenario fails, and answers 1', async () => {
    const folder = openExample();
    const scenario = { $schema: 'x', title: 'a walk that fails', do: [{ action: 'submit' }] };
    folder.write('journeys/sca/scenarios/fails.json', JSON.stringify(scenario));

    const { code, printed } = await folder.percorso(['test', 'sca']);

    expect(code).toBe(1);
    expect(printed).toContain(
      'FAIL  sca: a walk that fails\n      journeys/sca/scenarios/fails.json:1:1\n      at move 1: the journey takes "phoneNumbers"',
    );
  });

  it('answers 1 when too little is passed, and names what is not', async () => {
    const folder = openExample();
    const wanted = ['new', 'step', 'sca', 'pause', '--kind', 'branch', '--from', 'choose-phone'];
    const ran = await folder.percorso(wanted);
    expect(ran).toMatchObject({ code: 0, warned: '' });

    const { code, printed, warned } = await folder.percorso(['test', 'sca', '--min-coverage', '100']);

    expect(code).toBe(1);
    expect(printed).toContain('not passed  sca: pause case ');
    expect(warned).toMatch(/^Coverage is \d+\.\d %.*, less than 100 %\.\n$/);
  });
});

describe('percorso graph', () => {
  it('draws screens, calls, ends and the ways between them', async () => {
    const { code, printed } = await openExample().percorso(['graph', 'phone-change']);

    expect(code).toBe(0);
    expect(printed).toMatch(/^---\ntitle: phone-change\n---\nflowchart TD\n/);
    expect(printed).toContain('s0("enter-number")');
    expect(printed).toMatch(/s\d+\["update · updateContact · commit"\]/);
    expect(printed).toMatch(/s0 -->\|"submit"\| s\d+/);
    expect(printed).toMatch(/-\.->\|"5707, 5708: marks \/otp, counts wrong-code"\|/);
    expect(printed).toMatch(/s\d+ -\.->\|"NUMBER_NOT_VERIFIED: [^"]+"\| s0/);
  });
});

/** Misspells the target of the first action of the phone change, and tells where. */
function plantWrongTarget(folder: SmallFolder): { line: number; column: number; start: number } {
  const file = 'journeys/phone-change/journey.json';
  const text = readFileSync(join(folder.path, file), 'utf8');
  const planted = text.replace('"to": "send-code"', '"to": "send-cod"');
  folder.write(file, planted);
  const start = planted.indexOf('"send-cod"');
  const before = planted.slice(0, start).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, start };
}
