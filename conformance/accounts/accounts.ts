import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ask, createCodes, isSource, type Source } from './sources.ts';
import { fill, Missing, type Values } from '../template.ts';

type Account = { username: string; password: string; known?: object | Source; securityAnswer?: string };

/** The accounts file, as its schema holds it. */
export type Accounts = {
  codes: Source;
  accounts: Readonly<Record<string, readonly Account[]>>;
  kits?: readonly object[] | Source;
  fresh: { email: string; phone: string; password: string };
  limits?: { wrongPasswords: number };
};

/** Hands out what recipes need of the bank’s holders, each account to one recipe at a time. */
export type Cast = {
  /** Values of an account of a role, of addresses and numbers that are nobody’s, and of a kit. */
  actor(wish: { as?: string; kit?: true; spends?: true }): Promise<Values>;
  /** Takes an account back for other recipes. */
  release(actor: Values): void;
  /** What the holder of an account knows. */
  known(actor: Values): Promise<unknown>;
  code(to: string): Promise<string>;
  /** After how many wrong passwords in a row the bank has a holder wait. */
  wrongPasswords: number;
};

/** Where the accounts of the sandbox are listed. */
export const sandboxAccounts = join(import.meta.dirname, 'sandbox-accounts.json');

/** What a bank takes that does not say otherwise (S-16). */
const usualWrongPasswords = 5;

/**
 * Reads an accounts file.
 *
 * @throws {Error} ACCOUNTS_BROKEN when it is not there, is no JSON or is not what accounts.schema.json says.
 */
export function readAccounts(path: string): Accounts {
  const accounts = readJson(path);
  const schema: object = JSON.parse(readFileSync(join(import.meta.dirname, 'accounts.schema.json'), 'utf8'));
  const isValid = new Ajv2020({ strict: false }).compile<Accounts>(schema);
  if (isValid(accounts)) return accounts;
  const [first] = isValid.errors ?? [];
  const place = first?.instancePath === '' ? '' : ` at ${first?.instancePath}`;
  throw new Error(
    `ACCOUNTS_BROKEN: ${path} is not what accounts.schema.json says${place}: it ${first?.message ?? 'differs'}.`,
  );
}

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`ACCOUNTS_BROKEN: ${path} cannot be read: ${Object(cause).code}.`, { cause });
  }
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (cause) {
    throw new Error(`ACCOUNTS_BROKEN: ${path} is no JSON: ${Object(cause).message}.`, { cause });
  }
}

/** Where the host is that is tried, and the sandbox’s console, if it is the sandbox. */
export type Addresses = { baseUrl: string; consoleUrl: string };

/** Makes a cast for one run against a host. */
export function createCast({ codes, accounts, kits, fresh, limits }: Accounts, addresses: Addresses): Cast {
  const run = randomInt(2 ** 40).toString(36);
  let uses = 0;
  const places = (): Values => {
    uses += 1;
    return { ...addresses, run, n: String(uses), digits: String(randomInt(10 ** 7)).padStart(7, '0') };
  };
  const left = new Map(Object.entries(accounts).map(([role, listed]) => [role, [...listed]]));
  const taken = new Map<Values, { role: string; account: Account }>();
  const kitsLeft = Array.isArray(kits) ? [...kits] : [];

  function take(role: string): Account {
    const pool = left.get(role);
    if (pool === undefined) throw new Missing(`the accounts file has no account ${role}`);
    const [first] = pool;
    if (first === undefined) throw new Missing(`no further account ${role} is left`);
    if (!first.username.includes('{n}')) pool.shift();
    return first;
  }

  async function nextKit(): Promise<unknown> {
    const kit: unknown =
      kits !== undefined && !Array.isArray(kits) && isSource(kits)
        ? await ask(kits, places())
        : kitsLeft.shift();
    if (kit === undefined) throw new Missing('no further registration kit is left');
    return kit;
  }

  return {
    code: createCodes(codes, { ...addresses, run }),
    wrongPasswords: limits?.wrongPasswords ?? usualWrongPasswords,
    async actor({ as, kit, spends }) {
      const filled = places();
      const actor: Values = { ...filled, fresh: fill(fresh, filled) };
      if (kit === true) actor['kit'] = await nextKit();
      if (as === undefined) return actor;
      const account = take(as);
      if (spends !== true) taken.set(actor, { role: as, account });
      const { username, password, securityAnswer } = account;
      actor['account'] = fill({ username, password, ...(securityAnswer && { securityAnswer }) }, filled);
      actor['source'] = account.known;
      return actor;
    },
    release(actor) {
      const one = taken.get(actor);
      if (one !== undefined && !one.account.username.includes('{n}')) left.get(one.role)?.push(one.account);
      taken.delete(actor);
    },
    async known(actor) {
      const source = actor['source'];
      if (typeof source !== 'object' || source === null)
        throw new Missing('the accounts file does not say what the holder knows');
      const { username } = Object(actor['account']);
      return isSource(source) ? ask(source, { ...actor, username }) : source;
    },
  };
}
