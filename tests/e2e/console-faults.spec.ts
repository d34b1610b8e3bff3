import { operations } from '#schemas';
import { expect, test } from '../support/e2e.ts';

const { path } = operations.readDictionary;
/** Longer than any answer, shorter than the delay that the console is asked for. */
const patienceMs = 1500;

const kinds = [
  { label: 'risponde con un errore', line: 'readDictionary: status 503 × 2', meets: '503' },
  {
    label: 'risponde con un rifiuto della banca',
    line: 'readDictionary: error SERVICE_UNAVAILABLE × 2',
    meets: '503',
  },
  { label: 'risponde in ritardo', line: 'readDictionary: delay 2500 ms × 2', meets: 'late' },
  { label: 'non risponde', line: 'readDictionary: hang × 2', meets: 'late' },
  { label: 'cade la linea', line: 'readDictionary: reset × 2', meets: 'dropped' },
  { label: 'risposta illeggibile', line: 'readDictionary: malformed × 2', meets: 'unreadable' },
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
  const form = page.locator('#fault-form');
  await form.getByLabel('Operazione').selectOption('readDictionary');
  await form.getByLabel('Codice di stato').selectOption('503');
  await form.getByLabel('Codice della banca').selectOption('SERVICE_UNAVAILABLE');
  await form.getByLabel('Ritardo in millisecondi').fill('2500');
  await form.getByLabel('Volte').fill('2');

  for (const { label, line, meets } of kinds) {
    await form.getByLabel('Guasto').selectOption(label);
    await form.getByRole('button', { name: 'Imposta' }).click();
    await expect(page.locator('#faults')).toHaveText(line);

    expect([await ask(), await ask(), await ask()], label).toEqual([meets, meets, 'ok']);
    await expect(page.locator('#faults')).toBeEmpty();
  }
});
