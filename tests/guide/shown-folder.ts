import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { OpenedStudio } from '../support/e2e-studio.ts';

/** Gives every commit of this run the same day, so that pictures name the same one each time. */
export function fixDays(): void {
  for (const name of ['GIT_AUTHOR_DATE', 'GIT_COMMITTER_DATE'])
    process.env[name] = '2026-11-27T09:00:00+01:00';
}

/** Has a page name a folder that a reader might have, and a revision that says in Italian what it is. */
export async function showAsAtHome(page: Page, { folder, origin }: OpenedStudio): Promise<void> {
  const author = ['-c', 'user.name=Analisi', '-c', 'user.email=analisi@percorso.test'];
  spawnSync('git', [...author, 'commit', '--allow-empty', '-q', '-m', 'Flussi di novembre'], { cwd: folder });
  await page.route(`${origin}/api/library`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(folder, '~/percorso') });
  });
}
