import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openExample, openSmallFolder } from './small-folder.ts';

const draw = (...typed: readonly string[]) => openExample().percorso(['graph', 'phone-change', ...typed]);

// Each reads the whole project, some several times.
describe('percorso graph', () => {
  it('draws each step and way for Graphviz, refusals dashed and with what they do [LANG-16]', async () => {
    const { code, printed } = await draw('--format', 'dot');

    expect(code).toBe(0);
    expect(printed).toMatch(/^digraph "phone-change" \{/);
    expect(printed).toContain('"enter-number" [label="enter-number" shape=box style="rounded,filled"');
    expect(printed).toContain(
      '"verify" -> "enter-code" [label=" 5707 \\n 5708: marks /otp \\n counts wrong-code " style=dashed]',
    );
    expect(printed).toContain('"(begin)" -> "enter-number"');
  });

  it('draws a refusal that the journey routes only at the calls that can be refused for it', async () => {
    const { printed } = await draw('--format', 'dot');

    const drawn = printed.split('\n').filter((line) => line.includes('NUMBER_NOT_VERIFIED'));
    expect(drawn).toEqual([expect.stringContaining('"update" -> "enter-number"')]);
  });

  it('draws a picture that names every step, the same each time', async () => {
    const { code, printed } = await draw('--format', 'svg');

    expect(code).toBe(0);
    expect(printed).toMatch(/^<svg /);
    for (const step of ['enter-number', 'send-code', 'enter-code', 'verify', 'update', 'done'])
      expect(printed).toContain(`<title>${step.replaceAll('-', '&#45;')}</title>`);
    expect((await draw('--format', 'svg')).printed).toBe(printed);
  });

  it('draws in red the ways that no scenario passes, and only those', async () => {
    const folder = openExample();
    for (const scenario of ['resend.json', 'asked-too-soon.json'])
      rmSync(join(folder.path, 'journeys/phone-change/scenarios', scenario));

    const dot = await folder.percorso(['graph', 'phone-change', '--coverage', '--format', 'dot']);
    const mermaid = await folder.percorso(['graph', 'phone-change', '--coverage']);

    const red = dot.printed.split('\n').filter((line) => line.includes('#cc0000'));
    expect(red.length).toBeGreaterThan(0);
    expect(red.every((line) => /resend|TOO_SOON|resend-code/.test(line))).toBe(true);
    expect(mermaid.printed).toMatch(/linkStyle [\d,]+ stroke:#c00/);
  });

  it('tells where it begins from a step that is called so', async () => {
    const folder = openExample();
    const file = 'journeys/phone-change/journey.json';
    const text = readFileSync(join(folder.path, file), 'utf8');
    folder.write(file, text.replaceAll('"enter-number"', '"begin"'));

    const { printed } = await folder.percorso(['graph', 'phone-change', '--format', 'dot']);

    expect(printed).toContain('"(begin)" -> "begin"');
    expect(printed).toContain('"begin" [label="begin" shape=box');
  });

  it('says what the shapes mean that it draws', async () => {
    const { printed } = await openExample().percorsoInItalian(['graph', 'pin-view', '--format', 'dot']);
    const red = (await draw('--coverage', '--format', 'dot')).printed;

    expect(printed).toContain('azzurro: schermata');
    expect(printed).toContain('tratteggio: rifiuto o limite');
    expect(printed).not.toContain('riquadro doppio');
    expect(red).not.toContain('red: no scenario passes there');
  });

  it('tells in the box of a step where a way leads that many others go, and draws the last of them', async () => {
    const { printed } = await openSmallFolder().percorso(['graph', 'registration', '--format', 'dot']);

    expect(printed).toMatch(/"verify-email" \[label=<verify-email<br\/>.*UNAUTHORISED.* → lapsed<\/font>/);
    expect(printed).not.toContain('"verify-email" -> "lapsed"');
    expect(printed.match(/-> "lapsed"/g)).toHaveLength(1);
    expect(printed).toContain('"enter-email" -> "verify-email"');
  });

  it('keeps every way of every journey, drawn or told', async () => {
    const folder = openSmallFolder();

    const mermaid = await folder.percorso(['graph', 'registration']);
    const dot = await folder.percorso(['graph', 'registration', '--format', 'dot']);

    const all = mermaid.printed.match(/ -(?:-|\.-)>\|/g)?.length;
    const drawn = dot.printed.match(/^ {2}"(?!\(begin).*" -> /gm)?.length ?? 0;
    const told = dot.printed.match(/ → /g)?.length ?? 0;
    expect(drawn + told).toBe(all);
    expect(told).toBeGreaterThan(20);
  });

  it('draws nothing in red where every way is passed', async () => {
    expect((await draw('--coverage', '--format', 'dot')).printed).not.toContain('#cc0000');
  });

  it.each([
    ['--format', 'png'],
    ['two', 'names'],
  ])('refuses %s %s', async (...typed) => {
    expect(await draw(...typed)).toMatchObject({ code: 2 });
  });
});
