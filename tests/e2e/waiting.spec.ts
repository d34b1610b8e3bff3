import { expect, test } from '../support/e2e.ts';

test('a page of a journey has its frame, its title and its skeleton at once, though its code and the bank are slow [HOLDER-09]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  const tile = page.getByRole('link', { name: /Avvisi SMS/u });
  await expect(tile).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isLet;
    await route.continue();
  });
  await holder.bank.setFaults([{ operationId: 'readSmsAlert', kind: 'delay', ms: 2000, times: 1 }]);
  const title = page.getByRole('heading', { level: 1, name: 'Avvisi di sicurezza' });
  const waits = page.getByRole('main').getByRole('status');

  await holder.hand.press(tile);
  await expect(title).toBeVisible();
  await expect(waits).toHaveText('Caricamento in corso');
  letThrough();
  await page.waitForRequest(/getSmsAlertSubscriptionInfo/u);
  await expect(title).toBeVisible();
  // It goes on waiting, and does not say so again.
  await expect(waits).toHaveText('');

  await expect(page.getByRole('heading', { level: 1, name: /avvisi SMS/u })).toBeFocused();
  await expect(waits.filter({ hasText: 'Caricamento in corso' })).toHaveCount(0);
});

test('a page of ours has its frame, its title and its skeleton at once, in the session and when it is loaded anew [HOLDER-09]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/n/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeFocused();
  await page.waitForLoadState('networkidle');
  const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isLet;
    await route.continue();
  });
  const title = page.getByRole('heading', { level: 1, name: 'Gestisci carta' });
  const waits = page.getByRole('main').getByRole('status').filter({ hasText: 'Caricamento in corso' });

  await holder.openMenuEntry('Gestisci carta');
  await expect(title).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(waits).toHaveCount(1);
  letThrough();
  await expect(page.getByRole('main').getByRole('link', { name: /Avvisi SMS/u })).toBeVisible();
  await expect(title).toBeFocused();
  await holder.bank.setFaults([{ operationId: 'takeUpSession', kind: 'delay', ms: 3000, times: 1 }]);
  await page.reload({ waitUntil: 'commit' });

  await expect(title).toBeVisible();
  await expect(waits).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: /Avvisi SMS/u })).toBeVisible();
});

test('a page of a journey that is here already is empty in no frame [HOLDER-09]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  const tile = page.getByRole('link', { name: /Avvisi SMS/u });
  const first = page.getByRole('heading', { level: 1, name: /avvisi SMS/u });
  await holder.hand.press(tile);
  await expect(first).toBeFocused();
  await page.goBack();
  await expect(tile).toBeVisible();
  await page.evaluate(() => {
    const seen = { frames: 0, empty: 0 };
    Object.assign(window, { seen });
    const look = (): void => {
      seen.frames += 1;
      if (!document.querySelector('main h1')) seen.empty += 1;
      requestAnimationFrame(look);
    };
    look();
  });

  await holder.hand.press(tile);
  await expect(first).toBeFocused();

  const seen = await page.evaluate(
    () => (window as unknown as { seen: { frames: number; empty: number } }).seen,
  );
  expect(seen.frames).toBeGreaterThan(1);
  expect(seen.empty).toBe(0);
});

test('a page of a journey that is loaded anew shows its title while the session is taken up [HOLDER-09]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/editPassword');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await holder.bank.setFaults([{ operationId: 'takeUpSession', kind: 'delay', ms: 3000, times: 1 }]);

  await page.reload({ waitUntil: 'commit' });

  await expect(page.getByRole('heading', { level: 1, name: 'Modifica password' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Caricamento in corso');
  await expect(page.getByLabel(/password/iu).first()).toBeVisible();
});

test('from the code of a login to the home no frame is empty, none offers to log in again, and that it comes is said once [HOLDER-09] [HOLDER-20]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 740 });
  const tab = await page.context().newCDPSession(page);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  await holder.sendCredentials();
  await holder.hand.write(holder.codeField, await holder.bank.nextCode());
  await page.evaluate(() => {
    const seen = { frames: 0, idle: 0, said: 0 };
    Object.assign(window, { seen });
    let before = false;
    const look = (): void => {
      seen.frames += 1;
      const shown = document.querySelector(
        '[role=dialog], main :is(progress, [data-loading], [role=region], section)',
      );
      if (!shown) seen.idle += 1;
      const says = [...document.querySelectorAll('main output')].some(
        ({ textContent }) => textContent === 'Caricamento in corso',
      );
      if (says && !before) seen.said += 1;
      before = says;
      requestAnimationFrame(look);
    };
    look();
  });

  await holder.hand.press(holder.button('Conferma'));
  await expect(holder.cards).toBeVisible();

  const seen = await page.evaluate(
    () => (window as unknown as { seen: { frames: number; idle: number; said: number } }).seen,
  );
  await tab.detach();
  expect(seen.frames).toBeGreaterThan(1);
  expect(seen.idle, 'frames with nothing in them that comes').toBe(0);
  expect(seen.said).toBe(1);
});

for (const width of [360, 1000, 1280]) {
  test(`a page that is loaded anew moves nothing when its header comes, and a profile nothing when its values do, in ${width} pixels [HOLDER-09]`, async ({
    holderOf,
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const holder = holderOf('standard');
    await holder.logInAt('/n/profile');
    const title = page.getByRole('heading', { level: 1, name: 'Profilo' });
    const last = page.getByRole('heading', { name: 'Cancella la tua utenza' });
    await expect(title).toBeFocused();
    await holder.bank.setFaults([
      { operationId: 'takeUpSession', kind: 'delay', ms: 2000, times: 1 },
      { operationId: 'readUserProfile', kind: 'delay', ms: 2000, times: 1 },
    ]);

    await page.reload({ waitUntil: 'commit' });
    await expect(title).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const placeOf = async (heading: typeof title) => Math.round((await heading.boundingBox())?.y ?? 0);
    const before = await placeOf(title);
    await expect(last).toBeVisible();
    await expect(page.getByText('Giulia Ferri')).toHaveCount(0);
    const held = [await placeOf(title), await placeOf(last)];
    await expect(page.getByText('Giulia Ferri')).toBeVisible();

    expect(held).toEqual([before, await placeOf(last)]);
  });
}
