import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openExample } from './small-folder.ts';

const draw = (...typed: readonly string[]) => openExample().percorso(['graph', 'phone-change', ...typed]);

// Each reads the whole project, some several times.
describe('percorso graph', { timeout: 120_000 }, () => {
  it('draws each step and way for Graphviz, refusals dashed', async () => {
    const { code, printed } = await draw('--format', 'dot');

    expect(code).toBe(0);
    expect(printed).toMatch(/^digraph "phone-change" \{/);
    expect(printed).toContain('"enter-number" [label="enter-number" shape=box style="rounded,filled"');
    expect(printed).toContain('"verify" -> "enter-code" [label="5707\\n5708" style=dashed]');
    expect(printed).toContain('begin -> "enter-number"');
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
