import { operations } from '#schemas';
import { expect, test } from '../support/e2e.ts';

const { path } = operations.readDictionary;
/** Longer than any answer, shorter than the delay that the console is asked for. */
const patienceMs = 1500;

const kinds = [
  { label: 'risponde con un errore', line: 'readDictionary: risponde con un errore 503 × 2', meets: '503' },
  {
    label: 'risponde con un rifiuto della banca',
    line: 'readDictionary: risponde con un rifiuto della banca SERVICE_UNAVAILABLE × 2',
    meets: '503',
  },
  { label: 'risponde in ritardo', line: 'readDictionary: risponde in ritardo 2500 ms × 2', meets: 'late' },
  { label: 'non risponde', line: 'readDictionary: non risponde × 2', meets: 'late' },
  { label: 'cade la linea', line: 'readDictionary: cade la linea × 2', meets: 'dropped' },
  { label: 'risposta illeggibile', line: 'readDictionary: risposta illeggibile × 2', meets: 'unreadable' },
];

test('from the console the next two calls of an operation meet what is chosen, and no more [S-51]', async ({
  page,
  request,
  portal,
}) => {
  const ask = () =>
    request.get(`${portal.url}${path}`, { timeout: patienceMs }).then(
      async (reply) => {
        const text = await reply.text();
        if (!reply.ok()) return String(reply.status());
        return text.endsWith('}') ? 'ok' : 'unreadable';
      },
      (error: Error) => (/timeout|timed out/i.test(error.message) ? 'late' : 'dropped'),
    );
  await page.goto(`${portal.consoleUrl}/sandbox`);
  await page.getByRole('button', { name: 'Imposta un guasto' }).click();
  const form = page.getByRole('form', { name: 'Guasti' });
  const set = page.getByRole('list', { name: 'Guasti impostati' });
  await form.getByLabel('Operazione').selectOption('readDictionary');
  await form.getByLabel('Volte').fill('2');
  const details: Record<string, () => Promise<unknown>> = {
    'risponde con un errore': () => form.getByLabel('Codice di stato').selectOption('503'),
    'risponde con un rifiuto della banca': () =>
      form.getByLabel('Codice della banca').selectOption('SERVICE_UNAVAILABLE'),
    'risponde in ritardo': () => form.getByLabel('Ritardo in millisecondi').fill('2500'),
  };

  for (const { label, line, meets } of kinds) {
    await form.getByLabel('Guasto').selectOption(label);
    await details[label]?.();
    await form.getByRole('button', { name: 'Imposta' }).click();
    await expect(set).toHaveText(line);

    expect([await ask(), await ask(), await ask()], label).toEqual([meets, meets, 'ok']);
    await expect(set.getByRole('listitem')).toHaveCount(0);
  }
});
