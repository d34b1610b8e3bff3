import type { ConsoleMessage, Page } from '@playwright/test';

/** What a page did wrong while a test looked elsewhere. */
export type Guard = {
  problems(): readonly string[];
  /** Lets a problem pass that the test itself brings about. */
  allow(pattern: RegExp): void;
};

/** Gathers every console error, uncaught error and breach of the content security policy of a page. */
export async function guardPage(page: Page): Promise<Guard> {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isBanksRefusal(message)) problems.push(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`policy: ${violatedDirective} refused ${blockedURI} ${sample}`);
    });
  });
  return {
    problems: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (pattern) => void allowed.push(pattern),
  };
}

/** Tells the browser's own line about a reply of the bank that is not a success: a refusal is part of the conversation. */
function isBanksRefusal(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') &&
    new URL(message.location().url).pathname.startsWith('/api/')
  );
}
