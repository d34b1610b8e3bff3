import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';
import { type RunningPortal, startPortal } from '../support/portal.ts';

/** A portal whose bank has a chat, which its settings allow. */
const withChat = test.extend<object, { portal: RunningPortal }>({
  portal: [
    async ({}, use) => {
      const timing = { tabSwitchMs: 2000, chatMs: 300, textsMs: 1000 };
      const portal = await startPortal({}, { chat: { origin: 'self' }, timing });
      await fetch(`${portal.consoleUrl}/sandbox/api/chatbot`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chatbot: 'TARGET' }),
      });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
});

withChat(
  'a holder talks to the chat in its frame, from page to page, until it is closed [CHAT-02] [CHAT-04] [CHAT-07] [S-49]',
  async ({ page, holderOf }) => {
    await holderOf('standard').logIn();

    await page.getByRole('button', { name: 'Assistenza', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Chat con l’assistenza' });
    await expect(panel).toBeVisible();
    const chat = panel.frameLocator('iframe');
    const text = chat.getByRole('textbox', { name: 'Messaggio' });
    await expect(text).toBeEnabled();
    await expect(chat.getByText('Ciao! Come posso aiutarti?')).toBeVisible();
    await expectAccessible(page, 'the chat');
    await text.fill('a'.repeat(200));
    await chat.getByRole('button', { name: 'Invia' }).click();
    await expect(chat.getByText('a'.repeat(160), { exact: true })).toBeVisible();
    await chat.getByRole('button', { name: 'Chiudi la chat' }).click();

    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Assistenza', exact: true })).toBeFocused();
  },
);

withChat(
  'the page of help opens the chat too, and has the focus again once it is closed [CHAT-12]',
  async ({ page, holderOf }) => {
    await holderOf('standard').logInAt('/assistance');
    const call = page.getByRole('button', { name: 'Chatta con noi' });
    await call.click();
    const panel = page.getByRole('dialog', { name: 'Chat con l’assistenza' });
    await expect(panel.getByRole('heading')).toBeFocused();

    await panel.getByRole('button', { name: 'Chiudi la chat' }).first().click();

    await expect(panel).toBeHidden();
    await expect(call).toBeFocused();
  },
);

test('an ASB holder is offered no chat, neither in the corner nor on the page of help [CHAT-10] [GATE-08]', async ({
  page,
  holderOf,
}) => {
  await holderOf('asb').logInAt('/assistance');

  await expect(page.getByRole('link', { name: 'Scrivici' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chatta con noi' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Assistenza', exact: true })).toBeHidden();
});

test('promotions, and a menu of help where the bank’s settings allow no chat, stand on the home and lead on [SCOPE-12] [CHAT-09]', async ({
  page,
  holderOf,
}) => {
  await holderOf('standard').logIn();
  await expect(page.getByRole('region', { name: 'Per te' }).getByRole('link')).not.toHaveCount(0);

  await page.getByRole('button', { name: 'Assistenza', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Come possiamo aiutarti?' });
  await expect(menu).toBeVisible();
  await expectAccessible(page, 'the menu of help');
  await menu.getByRole('link', { name: 'Contatti' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('on a phone each number for a lost card is a target of its own, apart from the way to Gestisci carta [HOLDER-22] [HOLDER-24]', async ({
  page,
  holderOf,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await holderOf('standard').logIn();
  await page.getByRole('button', { name: 'Assistenza', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Come possiamo aiutarti?' });
  const numbers = menu.locator('a[href^="tel:"]');
  await expect(menu.getByText('Carta persa o rubata')).toBeVisible();
  await expect(numbers).toHaveCount(2);

  const stood = await numbers.evaluateAll((links) =>
    links.map((link) => {
      const { top, bottom, left, right, height } = link.getBoundingClientRect();
      const around = [
        [left - 2, top + 2],
        [right + 2, top + 2],
        [left + 2, top - 2],
        [left + 2, bottom + 2],
      ] as const;
      const others = around.map(([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.textContent);
      return { isHigh: height >= 44, others: others.filter((name) => name !== undefined) };
    }),
  );

  expect(stood).toEqual([
    { isHigh: true, others: [] },
    { isHigh: true, others: [] },
  ]);
});

test('who has lost one of several cards says which, be it where cards are locked, and finds that one to be locked [HOLDER-24]', async ({
  page,
  holderOf,
}) => {
  const { cards, logInAt } = holderOf('standard');
  await logInAt('/cardsmanagement');
  await page.getByRole('button', { name: 'Assistenza', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Come possiamo aiutarti?' });
  await menu.getByRole('link', { name: /^PREPAID, che finisce con \d{4}$/u }).click();

  await expect(menu).toBeHidden();
  await expect(cards.getByRole('status')).toHaveText(/^Carta selezionata: Carta prepagata/u);
  await page.getByRole('button', { name: 'Blocca la carta' }).click();

  await expect(page.getByRole('dialog', { name: 'Bloccare la carta?' })).toContainText('La carta PREPAID');
});

test('anyone who is not logged in finds four tutorials, the contacts and the way in to help [CHAT-01]', async ({
  page,
}) => {
  await page.goto('/assistenza');

  const tutorials = page.getByRole('region', { name: 'Tutorial', exact: true });
  await expect(tutorials.getByRole('heading', { level: 3 })).toHaveCount(4);
  // In the order of the documents, which is that of who reads from the top.
  const offered = page.getByRole('main').getByText(/^(?:Tutorial|Contatti|Accedi all’assistenza)$/u);
  await expect(offered).toHaveText(['Tutorial', 'Contatti', 'Accedi all’assistenza']);
  await page.getByRole('link', { name: 'Accedi all’assistenza' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('the console says why a chat that it offers does not show, where the portal’s settings allow none', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.consoleUrl}/sandbox`);
  const chat = page.getByRole('switch', { name: 'Chat nel portale' });

  await chat.click();
  await expect(page.getByText('manca chat.origin')).toBeVisible();
  await expect(page.getByText('Fatto: ricarica il portale.')).toBeVisible();
  await chat.click();
  await expect(page.getByText('manca chat.origin')).toBeHidden();
});

withChat(
  'the console says that a chat shows, where the portal’s settings allow it',
  async ({ page, portal }) => {
    await page.goto(`${portal.consoleUrl}/sandbox`);

    await expect(page.getByRole('switch', { name: 'Chat nel portale' })).toBeChecked();

    await expect(page.getByText('manca chat.origin')).toBeHidden();
  },
);
