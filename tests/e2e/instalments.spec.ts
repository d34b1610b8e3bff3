import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { operations } from '#schemas';
import { expect, test } from '../support/e2e.ts';
import type { Holder } from '../support/e2e-holder.ts';
import { pdfText } from '../support/pdf-text.ts';

test('a purchase is paid in instalments: its plans, the simulation, the SECCI sheet and a code that says n × amount [INST-01] [INST-04] [INST-05] [INST-06] [SCA-17] [S-07] [S-64] [SCOPE-15]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('rate');
  const readOf = async (press: () => Promise<void>) => {
    const coming = page.waitForEvent('download');
    await press();
    const file = await coming;
    return {
      name: file.suggestedFilename(),
      text: (await pdfText(await readFile(await file.path()))).join('\n'),
    };
  };
  await holder.logIn();
  await holder.hand.press(page.getByRole('tab', { name: 'Rate' }));
  await holder.hand.press(page.getByRole('link', { name: 'Dividi un acquisto' }));
  await holder.hand.choose(page.getByRole('checkbox').first().or(page.getByRole('radio').first()));
  await holder.hand.press(holder.button('AVANTI'));
  const plan = page.getByRole('radio', { name: /^6 rate da/u });
  const [size = ''] =
    ((await page.getByText(/^6 rate da [\d.,]+\s€$/u).textContent()) ?? '').match(/[\d.]+,\d{2}/u) ?? [];
  await holder.hand.choose(plan);
  await holder.hand.press(holder.button('AVANTI'));
  const simulated = await readOf(() => holder.hand.press(holder.button('Scarica la simulazione')));
  expect(simulated.name).toBe('simulazioneRate.pdf');
  expect(simulated.text).toContain('Simulazione del piano di rate');
  expect(simulated.text).toContain(size);
  await holder.hand.press(holder.button('AVANTI'));
  const sheet = await readOf(() => holder.hand.press(holder.button('SCARICA E CONTINUA')));
  expect(sheet.name).toBe('SECCI.pdf');
  expect(sheet.text).toContain('Informazioni europee di base sul credito ai consumatori');

  await expect(page.getByText(`6 rate da ${size}`)).toBeVisible();
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(page.getByText('Leggi il modulo, poi spunta la casella').first()).toBeVisible();
  await holder.hand.choose(page.getByRole('checkbox', { name: 'Ho scaricato e letto il modulo SECCI' }));
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  const sms = await bank.nextSms();
  expect(sms.text).toContain(`6 rate da ${size} euro`);
  const whole = /euro: ([\d.]+,\d\d) euro più/u.exec(sms.text)?.[1] ?? 'the amount';
  await expect(holder.popup('Sei veramente tu?')).toContainText(
    `Stai per confermare un piano di 6 rate da ${size}\u00a0€, per dividere ${whole}\u00a0€, spesi da `,
  );
  await holder.enterCode(sms.code ?? '', 'Conferma');
  await expect(page.getByText('Abbiamo ricevuto la richiesta del tuo piano')).toBeVisible();
  await holder.hand.press(holder.button('VAI ALLE RATE'));

  await expect(page.getByRole('region', { name: 'In attesa' })).toContainText(`6 rate da ${size}`);
});

test('an active plan is read, its document downloaded, and it is paid off early with a code [INST-02] [INST-03] [INST-07] [INST-08] [INST-12] [INST-14] [SCOPE-15]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('rate');
  const active = page.getByRole('region', { name: 'Piani attivi' });
  await holder.logIn();
  await holder.hand.press(page.getByRole('tab', { name: 'Rate' }));
  await expect(active.getByRole('listitem')).toHaveCount(3);
  const asked = page.waitForRequest((request) => request.url().endsWith(operations.readPlan.path));
  await holder.hand.press(active.getByRole('link').first());
  expect(Object.keys(Object((await asked).postDataJSON())).toSorted()).toEqual([
    'cardId',
    'keyCams',
    'planId',
    'planReference',
  ]);
  const coming = page.waitForEvent('download');
  await holder.hand.press(holder.button('SCARICA IL DOCUMENTO'));
  const file = await coming;
  expect((await pdfText(await readFile(await file.path()))).join('\n')).toContain(
    'Documento del piano di rate',
  );
  await bank.setFaults([{ operationId: 'extinguishPlan', kind: 'status', status: 500, times: 1 }]);
  await holder.hand.press(holder.button('Estingui in anticipo'));
  const [due = ''] =
    ((await page.getByText(/Stai per pagare/u).textContent()) ?? '').match(/[\d.]+,\d{2}/u) ?? [];
  await holder.hand.press(holder.button('CONFERMA'));
  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await holder.hand.press(trouble.getByRole('button').last());
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  const sms = await bank.nextSms();
  expect(sms.text).toContain(`pagando ${due} euro`);
  await holder.enterCode(sms.code ?? '', 'Conferma');

  await expect(page.getByText(`pagando ${due}`)).toBeVisible();
});

test('a bank that fails is told where plans and loans would be, and is asked again [ERR-08] [SCOPE-15]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('rate');
  await holder.logIn();
  await bank.setFaults([
    { operationId: 'readFinancingStatus', kind: 'status', status: 500, times: 1 },
    { operationId: 'listNewPlans', kind: 'status', status: 500, times: 1 },
  ]);
  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await holder.hand.press(page.getByRole('tab', { name: 'Finanziamenti' }));
  await holder.hand.press(trouble.getByRole('button').last());
  await holder.hand.press(holder.button('Riprova'));
  await expect(page.getByText('Debito residuo').first()).toBeVisible();
  await holder.hand.press(page.getByRole('tab', { name: 'Rate' }));
  await holder.hand.press(page.getByRole('link', { name: 'Dividi un acquisto' }));
  await holder.hand.choose(page.getByRole('checkbox').first().or(page.getByRole('radio').first()));
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.press(trouble.getByRole('button').last());

  await expect(page.getByRole('heading', { name: 'Cosa vuoi pagare a rate?' })).toBeVisible();
});

test('a plan that the card does not have is not found, and nothing is paid for it', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('rate');
  await holder.logInAt('/installments/plan/999999999');

  await expect(page.getByRole('heading', { level: 1, name: 'Piano non trovato' })).toBeVisible();
  await expect(holder.button('Estingui in anticipo')).toHaveCount(0);
  await holder.hand.press(holder.button('CHIUDI'));

  await expect(page.getByRole('region', { name: 'Piani attivi' }).getByRole('listitem')).toHaveCount(3);
  expect(await bank.countCalls('extinguishPlan')).toBe(0);
});

/** Opens recorded operations, one after the other, until one of them has a link; answers the link. */
async function openWith({ hand, button }: Holder, page: Page, name: string) {
  const link = page.getByRole('dialog').getByRole('link', { name });
  const rows = page.locator('[aria-haspopup="dialog"][data-pending="false"]');
  // Until the portal knows what the holder may do an operation leads nowhere.
  await expect(page.getByRole('tab', { name: 'Rate' })).toBeVisible();
  await expect(page.locator('[role="tabpanel"] ul:empty')).toHaveCount(0);
  for (const row of await rows.all()) {
    await hand.press(row);
    await expect(page.getByRole('dialog').getByText('Qualcosa non torna?')).toBeVisible();
    if ((await link.count()) > 0) break;
    await hand.press(button('Chiudi'));
  }
  return link;
}

test('an operation that is paid in instalments leads to its plan', async ({ holderOf, page }) => {
  const holder = holderOf('rate');
  await holder.logInAt('/?min=300');
  const plan = await openWith(holder, page, 'Vedi il piano di rate');
  const merchant = await page.getByRole('dialog').getByRole('heading').first().textContent();

  await holder.hand.press(plan);

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(merchant ?? 'the merchant');
});

test('an operation that can be split leads to its plans, and to a signed plan in seven taps, with the total in sight [HOLDER-28]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('rate');
  const { hand, button } = holder;
  let taps = 0;
  const tap = async (act: () => Promise<void>) => {
    await act();
    taps += 1;
  };
  await holder.logInAt('/?min=300');
  const split = await openWith(holder, page, 'Rateizza');

  await tap(() => hand.press(split));
  await expect(page.getByRole('heading', { name: 'In quante rate?' })).toBeVisible();
  await tap(() => hand.choose(page.getByRole('radio').first()));
  await expect(page.getByRole('status').filter({ hasText: 'Paghi in tutto' })).toContainText('€');
  await tap(() => hand.press(button('AVANTI')));
  await expect(page.getByRole('heading', { name: 'Ecco il tuo piano' })).toBeVisible();
  await tap(() => hand.press(button('AVANTI')));
  await tap(() => hand.press(button('SCARICA E CONTINUA')));
  await tap(() => hand.choose(page.getByRole('checkbox', { name: /modulo SECCI/u })));
  await tap(() => hand.press(button('CONFERMA')));

  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(7);
});

test('whoever gives up a plan is back at the search it was begun from, and the next plan asks anew what to pay [HOLDER-28]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('rate');
  const { hand, button } = holder;
  await holder.logInAt('/?min=300');
  await hand.press(await openWith(holder, page, 'Rateizza'));
  await expect(page.getByRole('heading', { name: 'In quante rate?' })).toBeVisible();

  await hand.press(button('ANNULLA'));
  await expect(page).toHaveURL(/min=300/u);
  await hand.press(page.getByRole('tab', { name: 'Rate' }));
  await hand.press(page.getByRole('link', { name: 'Dividi un acquisto' }));

  await expect(page.getByRole('heading', { name: 'Cosa vuoi pagare a rate?' })).toBeVisible();
});

test('what a choice comes to has its room from the start: nothing that can be pressed moves as purchases and plans are chosen [HOLDER-11] [HOLDER-28]', async ({
  holderOf,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('rate');
  const next = holder.button('AVANTI');
  const placeOf = () => next.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
  await holder.logInAt('/installments/newPlan');
  const purchase = page.getByRole('checkbox').first().or(page.getByRole('radio').first());
  await expect(purchase).toBeAttached();
  const atFirst = await placeOf();

  await holder.hand.choose(purchase);

  await expect(page.getByRole('status').filter({ hasText: 'Da dividere' })).toContainText('€');
  expect(await placeOf()).toBe(atFirst);
  await holder.hand.press(next);
  await expect(page.getByRole('radio', { name: /rate da/u }).first()).toBeAttached();
  const before = await placeOf();
  for (const plan of await page.getByRole('radio', { name: /rate da/u }).all()) {
    await holder.hand.choose(plan);
    await expect(page.getByRole('status').filter({ hasText: 'Paghi in tutto' })).toContainText('€');
    expect(await placeOf(), (await plan.getAttribute('value')) ?? '').toBe(before);
  }
});
