import { test } from '../support/e2e.ts';
test('shoot', async ({ holderOf, portal, context, bank }) => {
  const console = await context.newPage();
  await console.setViewportSize({ width: 1280, height: 900 });
  await console.goto(`${portal.consoleUrl}/`);
  await console.waitForTimeout(1500);
  await console.screenshot({ path: 'reports/c0.png' });
  const holder = holderOf('standard');
  await holder.logIn();
  await bank.setFaults([{ operationId: 'listCards', kind: 'hang', times: 2 }]);
  await console.waitForTimeout(1500);
  await console.screenshot({ path: 'reports/c1.png', fullPage: true });
  await console.emulateMedia({ colorScheme: 'dark' });
  await console.getByRole('tab', { name: /^Richieste/u }).click();
  await console
    .getByRole('button', { name: /requestToken/u })
    .first()
    .click();
  await console.screenshot({ path: 'reports/c2.png' });
  await console.getByRole('tab', { name: /^Messaggi/u }).click();
  await console.setViewportSize({ width: 390, height: 844 });
  await console.screenshot({ path: 'reports/c3.png', fullPage: true });
  await console.emulateMedia({ colorScheme: 'light' });
  await console.goto(`${portal.consoleUrl}/sandbox/phone`);
  await console.waitForTimeout(500);
  await console.screenshot({ path: 'reports/c4.png' });
  await bank.clearFaults();
});
