import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addWarning, journey } from './guide-step.ts';
import { openCommittedFolder, openExample } from './small-folder.ts';

const guide = join(import.meta.dirname, '../../docs/guida');
const shown = readdirSync(guide)
  // The page of the rules is generated, and held by a test of its own.
  .filter((name) => name.endsWith('.md') && name !== 'regole.md')
  .flatMap((name) => [...readFileSync(join(guide, name), 'utf8').matchAll(/^```text\n(.*?)^```$/gms)])
  .map(([, text = '']) => text);

// A bank in memory is opened, with its seed.
it('the guide shows answers as the commands give them', { timeout: 180_000 }, async () => {
  const folder = openCommittedFolder(openExample());
  const flag = 'card.profiling.MODIFICA_NUMERO.locked=true';
  const played = await folder.percorsoInItalian(['run', 'phone-change', '--explain', '--flag', flag]);
  await addWarning(folder);
  const tested = await folder.percorsoInItalian(['test', 'phone-change']);
  const explored = await folder.percorsoInItalian(['explore', 'phone-change']);
  const compared = await folder.percorsoInItalian(['diff', 'HEAD']);
  const unkept = openExample();
  const written = readFileSync(join(unkept.path, journey), 'utf8');
  unkept.write(journey, written.replace('"before": "verify.ok"', '"before": "update.ok"'));
  const checked = await unkept.percorsoInItalian(['check', 'phone-change']);

  const answers = [played, tested, explored, compared, checked].map(({ printed }) => printed);
  expect(shown).toHaveLength(answers.length);
  expect(shown.filter((text) => !answers.some((answer) => answer.includes(text)))).toEqual([]);
});
