import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import type { Holder } from '../support/e2e-holder.ts';

type Kept = { where: string; key: string; value: string };

const page = readFileSync(new URL('../../docs/storage.md', import.meta.url), 'utf8');

/** What the table lists: where, under which key, and the patterns of its values. */
const listed = page
  .split('\n')
  .map((line) => line.split(' | '))
  .filter(([, key]) => /^`.+`$/u.test(key ?? ''))
  .map(([where = '', key = '', value = '']) => ({
    where: where.replace(/^\| /u, ''),
    key: key.slice(1, -1),
    values: [...value.replaceAll('\\|', '|').matchAll(/`([^`]+)`/gu)].map(
      ([, pattern = '']) => new RegExp(`^(?:${pattern})$`, 'su'),
    ),
  }));

/** Reads all that a script could, in the page itself. */
async function readAll(): Promise<Kept[]> {
  const cookies = document.cookie.split(/;\s*/u).filter((cookie) => cookie !== '');
  const state: unknown = window.history.state;
  const named = window.name === '' ? [] : [{ where: 'window', key: 'name', value: window.name }];
  return [
    ...Object.entries<string>(sessionStorage).map(([key, value]) => ({
      where: 'session storage',
      key,
      value,
    })),
    ...Object.entries<string>(localStorage).map(([key, value]) => ({ where: 'local storage', key, value })),
    ...cookies.map((cookie) => {
      const [key = '', ...value] = cookie.split('=');
      return { where: 'cookie', key, value: value.join('=') };
    }),
    ...Object.entries(Object(state))
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({
        where: 'history',
        key,
        value: JSON.stringify(value).replace(/^"(\w+)"$/u, '$1'),
      })),
    ...named,
    ...(await indexedDB.databases()).map(({ name }) => ({ where: 'database', key: name ?? '', value: '' })),
    ...(await caches.keys()).map((key) => ({ where: 'cache', key, value: '' })),
  ];
}

const isListed = ({ where, key, value }: Kept): boolean =>
  listed.some((row) => row.where === where && row.key === key && row.values.some((is) => is.test(value)));

/** Gathers what is kept, also in the moment in which a page begins. */
async function watchKept(at: Page) {
  const seen: Kept[] = [];
  await at.exposeFunction('tellKept', (kept: Kept[]) => void seen.push(...kept));
  await at.addInitScript(`(${readAll.toString()})().then((kept) => window.tellKept(kept))`);
  const look = async (): Promise<void> => void seen.push(...(await at.evaluate(readAll)));
  return { seen, look };
}

/** Returns who the holder is, as the bank’s own replies have told the page. */
function secretsOf(at: Page, holder: Holder): Set<string> {
  const secrets = new Set([holder.username]);
  at.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    const body = await response.text().catch(() => '');
    for (const [, value = ''] of body.matchAll(
      /"(?:id|cardId|name|surname|email|jwt|\w*[tT]oken)":"([^"]{3,})"/gu,
    ))
      secrets.add(value);
  });
  return secrets;
}

test('what the browser keeps through a session is listed and names nobody, and nothing is left after it [S-90]', async ({
  page: portal,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const secrets = secretsOf(portal, holder);
  const { seen, look } = await watchKept(portal);

  await holder.logInByHand();
  await look();
  await holder.hand.press(portal.getByRole('button', { name: 'Carta successiva' }));
  await look();
  await holder.hand.press(portal.getByRole('button', { name: 'Carta precedente' }));
  await holder.openPhoneChange();
  await look();
  await holder.hand.press(
    holder.popup('Modifica il numero di cellulare').getByRole('button', { name: 'Chiudi' }),
  );
  await holder.openMenuEntry('Profilo');
  await expect(portal.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
  await look();
  await holder.openMenuEntry('Gestisci carta');
  await expect(holder.button('Modifica il numero di riferimento')).toBeVisible();
  await look();

  const keys = new Set(seen.map(({ where, key }) => `${where} ${key}`));
  for (const key of [
    'session storage cardId',
    'session storage chatbotVisible',
    'session storage nonce',
    'session storage runs',
    'history usr',
  ])
    expect(keys).toContain(key);
  expect(seen.filter((kept) => !isListed(kept))).toEqual([]);
  expect(secrets.size).toBeGreaterThan(10);
  const text = seen.map(({ value }) => `${value} ${decodeURIComponent(value)}`).join('\n');
  expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);

  await holder.logOut();

  const routers = ['key', 'idx', 'isDoubled'];
  const left = async () =>
    (await portal.evaluate(readAll)).filter(
      ({ key, value }) => !routers.includes(key) && !(key === 'usr' && value === 'null'),
    );
  await expect.poll(left).toEqual([]);
  await portal.goBack();
  await expect(portal.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await expect.poll(left).toEqual([]);
});
