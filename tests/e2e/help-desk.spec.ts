import type { Page } from '@playwright/test';
import { fileBytes, photoBytes } from '../support/attachments.ts';
import { expectLargeLettersFit } from '../support/e2e-large-text.ts';
import { expect, test } from '../support/e2e.ts';
import type { Holder } from '../support/e2e-holder.ts';

const tooMuch = 'La dimensione massima degli allegati non può superare i 2MB';

async function write({ hand }: Holder, page: Page): Promise<void> {
  await hand.pick(
    page.getByRole('combobox', { name: /Di cosa hai bisogno/u }),
    'Non riconosco un’operazione',
  );
  await hand.write(
    page.getByRole('textbox', { name: 'Il tuo messaggio' }),
    'Non riconosco il nome del negozio',
  );
  await hand.write(page.getByRole('textbox', { name: 'Un altro numero per richiamarti' }), '3471234567');
}

test('a message with an attachment is sent when no suggestion helps, and has a number [HELP-01] [HELP-03] [HELP-04] [HELP-05] [HELP-06] [HOME-13] [SCOPE-09]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const files = page.locator('input[type="file"]');
  await holder.logIn();
  await holder.hand.press(page.getByRole('link', { name: 'Scrivici' }));
  await write(holder, page);
  await files.setInputFiles({
    name: 'grande.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([fileBytes('pdf'), Buffer.alloc(2 * 1024 * 1024)]),
  });
  await expect(page.getByText(tooMuch).first()).toBeVisible();
  const photo = { name: 'foto.bmp', mimeType: 'image/bmp', buffer: photoBytes() };
  await files.setInputFiles(photo);
  await expect(page.getByText('Per stare in 2 MB abbiamo ridotto: foto.bmp.')).toBeVisible();
  await expect(page.getByText('foto.jpg')).toBeVisible();
  await holder.hand.press(page.getByRole('button', { name: 'Rimuovi foto.jpg' }));
  await files.setInputFiles({ name: 'scontrino.pdf', mimeType: 'application/pdf', buffer: fileBytes('pdf') });
  await expect(page.getByText('scontrino.pdf')).toBeVisible();
  await expect(page.getByText(tooMuch)).toHaveCount(0);
  await holder.hand.press(holder.button('INVIA'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Non abbiamo ancora inviato il messaggio' }),
  ).toBeFocused();
  await expect(page.getByText('Il nome dell’esercente può essere diverso')).toBeVisible();
  await expect(holder.button('Contesta l’operazione')).toBeVisible();
  await holder.hand.press(holder.button('Blocca la carta'));
  await holder.hand.press(holder.popup('Bloccare la carta?').getByRole('button', { name: 'ANNULLA' }));
  await bank.setFaults([{ operationId: 'sendHelpMessage', kind: 'status', status: 500, times: 1 }]);
  await holder.hand.press(holder.button('INVIA ORA'));
  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await holder.hand.press(trouble.getByRole('button').last());
  await holder.hand.press(holder.button('INVIA ORA'));

  await expect(page.getByRole('heading', { level: 1, name: 'Messaggio inviato' })).toBeVisible();
  await expect(page.getByText(/Il numero della tua richiesta è AS-\d{8}\./u)).toBeVisible();
  await holder.hand.press(holder.button('VEDI LE TUE RICHIESTE'));
  await expect(page.getByText(/AS-\d{8}, inviata il/u)).toBeVisible();
});

test('files are dropped as well as chosen, one of another sort is refused, and one may be taken back [HELP-03] [HELP-05]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/userSupport/writeMessage');
  const field = page.getByRole('group', { name: /Allegati/u });
  const drop = async (name: string, type: string, text: string): Promise<void> => {
    const files = await page.evaluateHandle(
      ([file, media, content]) => {
        const carried = new DataTransfer();
        carried.items.add(new File([content ?? ''], file ?? '', { type: media ?? '' }));
        return carried;
      },
      [name, type, text],
    );
    const zone = field.getByText('oppure trascinali qui');
    await zone.dispatchEvent('dragover', { dataTransfer: files });
    await zone.dispatchEvent('drop', { dataTransfer: files });
  };

  await drop('ricevuta.pdf', 'application/pdf', '%PDF-1.7\nricevuta\n%%EOF\n');
  await expect(field.getByText('ricevuta.pdf')).toBeVisible();
  await drop('programma.exe', 'application/octet-stream', 'MZ');
  const refusal = 'Puoi allegare solo file bmp, jpeg, pdf, png o tif. Non possiamo prendere: programma.exe.';
  await expect(field.getByText(refusal)).toBeVisible();
  await expect(field.getByRole('listitem').filter({ hasText: 'programma.exe' })).toHaveCount(0);
  await holder.hand.press(field.getByRole('button', { name: 'Rimuovi ricevuta.pdf' }));

  await expect(field.getByText('ricevuta.pdf')).toHaveCount(0);
});

test('a suggestion spares the message, with numbers that stand on one line each, and nothing is sent [HOLDER-23]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/userSupport/writeMessage');
  await write(holder, page);
  await holder.hand.press(holder.button('INVIA'));
  await expect(holder.button('Ho risolto, non inviare')).toBeVisible();
  await expectLargeLettersFit(page, 'suggestions');
  await holder.hand.press(holder.button('Ho risolto, non inviare'));
  await expect(page.getByText('Non abbiamo inviato alcun messaggio.')).toBeVisible();
  expect(await bank.countCalls('sendHelpMessage')).toBe(0);
});

test('who has cards linked to online banking is sent there instead of writing [HELP-02] [HOME-14]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('iban');
  await holder.logInAt('/userSupport/writeMessage');

  await expect(holder.popup('Attenzione!')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a deep link leads to the bills, and they to online banking [ROUTE-50] [DEEP-27]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/?deepLink=pagopa_bills');
  await expect(page.getByRole('heading', { name: 'Paga i bollettini pagoPA' })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await holder.hand.press(holder.button('VAI ALL’ONLINE BANKING'));
  await (await opening).waitForURL(/\/sandbox\/online-banking$/u);
});

test('on a slow line the holder sees how much of the attachments has gone, and can call them off [HELP-01] [LOAD-01] [HOLDER-02] [HOLDER-11]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  // Here the buttons are pressed at the lower edge, and what becomes of the files stands beneath them.
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logInAt('/userSupport/writeMessage');
  await write(holder, page);
  const buffer = fileBytes('pdf', 900_000);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'contratto.pdf', mimeType: 'application/pdf', buffer });
  await holder.hand.press(holder.button('INVIA'));
  await expect(holder.button('INVIA ORA')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await holder.hand.press(holder.button('INVIA ORA'));

  await expect(page.getByRole('progressbar', { name: 'Invio degli allegati' })).toBeInViewport();
  await expect(page.getByText(/Stiamo inviando gli allegati: [1-9]\d?%/u)).toBeVisible();
  const stands = await holder.button('ANNULLA').boundingBox();
  await holder.hand.press(holder.button('ANNULLA'));
  const off = page.getByRole('main').getByText('Invio annullato: non abbiamo ricevuto niente.');
  await expect(off).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Neither covered nor moved: the next tap may be under way.
  expect(await holder.button('ANNULLA').boundingBox()).toEqual(stands);
  expect((await off.boundingBox())?.y).toBeGreaterThan((stands?.y ?? 0) + (stands?.height ?? 0));
  await holder.hand.press(holder.button('INVIA ORA'));
  await expect(page.getByRole('heading', { level: 1, name: 'Messaggio inviato' })).toBeVisible();
  await expect(page.getByText(/Il numero della tua richiesta è AS-\d{8}\./u)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Invio degli allegati' })).toHaveCount(0);
});
