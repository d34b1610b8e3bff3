import { operations } from '#schemas';
import { expect, test } from '../support/e2e.ts';

const { path } = operations.readDictionary;

test('from the console the next two replies of an operation carry a message and its card, and no more [TRIG-01]', async ({
  page,
  request,
  portal,
}) => {
  const ask = async () => {
    const reply: unknown = await (await request.get(`${portal.url}${path}`)).json();
    const { triggerTimeline, TTLCardId } = Object(reply);
    return { id: triggerTimeline?.id, card: TTLCardId };
  };
  await page.goto(`${portal.consoleUrl}/sandbox`);
  await page.getByRole('button', { name: 'Imposta un avviso' }).click();
  const form = page.getByRole('form', { name: 'Avvisi nelle risposte' });
  const set = page.getByRole('list', { name: 'Avvisi impostati' });

  await form.getByLabel('Operazione').selectOption('readDictionary');
  await form.getByLabel('Avviso', { exact: true }).fill('BLOCKER_KYC');
  await form.getByLabel('Carta, se serve').fill('1000001');
  await form.getByLabel('Volte').fill('2');
  await form.getByRole('button', { name: 'Imposta' }).click();
  await expect(set).toHaveText('readDictionary: BLOCKER_KYC, carta 1000001 × 2');

  const told = { id: 'BLOCKER_KYC', card: '1000001' };
  expect([await ask(), await ask(), await ask()]).toEqual([told, told, {}]);
  await expect(set.getByRole('listitem')).toHaveCount(0);
});

test('the console’s “Rimuovi tutti” takes the messages away that no reply has carried [TRIG-01]', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.consoleUrl}/sandbox`);
  await page.getByRole('button', { name: 'Imposta un avviso' }).click();
  const form = page.getByRole('form', { name: 'Avvisi nelle risposte' });
  const set = page.getByRole('list', { name: 'Avvisi impostati' });
  await form.getByLabel('Operazione').selectOption('readPromoConfig');
  await form.getByLabel('Avviso', { exact: true }).fill('BLOCKER_KYC');
  await form.getByRole('button', { name: 'Imposta' }).click();
  await expect(set).toHaveText('readPromoConfig: BLOCKER_KYC × 1');

  await page
    .getByRole('region', { name: 'Avvisi nelle risposte' })
    .getByRole('button', { name: 'Rimuovi tutti' })
    .click();

  await expect(set.getByRole('listitem')).toHaveCount(0);
});
