import type { Browser } from '@playwright/test';
import type { RunningPortal } from '../../tests/support/portal.ts';
import type { Effort } from './hand.ts';
import { type Network, openPhone } from './phone.ts';
import { nothing, type Task } from './tasks.ts';

/** What a task took: presses and fields, which are the same each time, and the seconds of each round. */
export type Taken = Effort & { seconds: readonly number[] };

/** Does a task a few times, each as a fresh holder: from home or the login as they stand to what was asked for on the screen. */
export async function measure(
  browser: Browser,
  portal: RunningPortal,
  { task, network, rounds }: { task: Task; network: Network; rounds: number },
): Promise<Taken> {
  const seconds: number[] = [];
  let effort: Effort = { taps: 0, fields: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const phone = await openPhone(browser, portal, { account: task.account, network });
    const { page, hand } = phone;
    if (task.from === 'login') await page.goto('/');
    else await phone.open('/');
    const known = (await task.know?.(page)) ?? nothing;
    if (task.know) await page.goto('/');
    await page.waitForLoadState('networkidle');
    const begun = performance.now();
    await task.act(phone, known);
    seconds.push((performance.now() - begun) / 1000);
    effort = hand.effort();
    await phone.close();
  }
  return { ...effort, seconds };
}
