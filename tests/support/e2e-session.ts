import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { BankControls } from './e2e-bank.ts';
import { startLogin, withProof } from './sandbox-login.ts';
import { talkTo, type Send } from './sandbox.ts';

/**
 * Begins a session of a holder over HTTP, and leaves it where a page of `page`’s tab takes it up as after a reload: the cookie
 * in its browser, the nonce in its tab (ADR 0098). A login by hand takes a browser several seconds.
 *
 * @returns opens a page of the portal in that session.
 */
export async function beginSession(
  page: Page,
  bank: BankControls,
  username: string,
): Promise<(path: string) => Promise<void>> {
  const nonce = randomBytes(16).toString('base64url');
  const talk = { ...talkTo(sendFrom(page), sendNowhere), lastCode: () => bank.nextCode() };
  const token = await startLogin(talk, username);
  const headers = { sessionNonce: nonce };
  const { answer } = await withProof(talk, { id: 'finalizeLogin', body: {}, token, to: username, headers });
  if (!answer.ok) throw new Error(`The login of ${username} was refused: ${JSON.stringify(answer.error)}`);
  return async (path) => {
    const first = await page.addInitScript((kept) => sessionStorage.setItem('nonce', kept), nonce);
    await page.goto(path);
    await first.dispose();
  };
}

/** Sends requests with the cookies of a page’s browser, and keeps those that come back. */
const sendFrom =
  (page: Page): Send =>
  async ({ method, url, headers = {}, payload }) => {
    const reply = await page.request.fetch(url, {
      method,
      headers,
      ...(payload !== undefined && { data: payload }),
    });
    const wait = reply.headers()['retry-after'] ?? null;
    return { status: reply.status(), retryAfter: wait, text: await reply.text() };
  };

const sendNowhere: Send = () => Promise.reject(new Error('A login asks the console for nothing'));
