import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addWarning, change, journey, texts } from './guide-step.ts';
import { openCommittedFolder, openExample, type SmallFolder } from './small-folder.ts';

const guide = join(import.meta.dirname, '../../docs/guida');
const shown = readdirSync(guide)
  // The page of the rules is generated, and held by a test of its own.
  .filter((name) => name.endsWith('.md') && name !== 'regole.md')
  .flatMap((name) => [...readFileSync(join(guide, name), 'utf8').matchAll(/^```text\n(.*?)^```$/gms)])
  .map(([, text = '']) => text);

// A bank in memory is opened, with its seed.
it('the guide shows answers as the commands give them', async () => {
  const folder = openCommittedFolder(openExample());
  const flag = 'card.profiling.MODIFICA_NUMERO.locked=true';
  const played = await folder.percorsoInItalian(['run', 'phone-change', '--explain', '--flag', flag]);
  await addWarning(folder);
  const tested = await folder.percorsoInItalian(['test', 'phone-change']);
  const explored = await folder.percorsoInItalian(['explore', 'phone-change', '--write']);
  await folder.percorsoInItalian(['check', '--since', 'HEAD', '--fix']);
  const compared = await folder.percorsoInItalian(['diff', 'HEAD']);
  const many = openCommittedFolder(openExample());
  changeMany(many);
  const comparedParts = await many.percorsoInItalian(['diff', 'HEAD']);
  const unkept = openExample();
  replace(unkept, ['"before": "verify.ok"', '"before": "update.ok"']);
  const checked = await unkept.percorsoInItalian(['check', 'phone-change']);

  const answers = [played, tested, explored, compared, comparedParts, checked].map(({ printed }) => printed);
  expect(shown).toHaveLength(answers.length);
  expect(shown.filter((text) => !answers.some((answer) => answer.includes(text)))).toEqual([]);
});

/** Changes what a reader must be told of in parts: a name, a limit, a guard, an order. */
function changeMany(folder: SmallFolder): void {
  for (const path of [journey, texts]) replace(folder, ['"unknown"', '"unsure"'], path);
  replace(folder, ['"max": 5', '"max": 3']);
  change(folder, journey, (read) => {
    const { allow, steps } = Object(read);
    allow.and.pop();
    const { resend, ...actions } = steps['enter-code'].actions;
    steps['enter-code'].actions = { ...actions, resend };
  });
}

function replace(folder: SmallFolder, [from, to]: [string, string], path = journey): void {
  folder.write(path, readFileSync(join(folder.path, path), 'utf8').replaceAll(from, to));
}
