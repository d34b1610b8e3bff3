import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { writeRememberedCookie } from '../security/sessions/cookies.ts';
import { sameMac, type Secrets } from '../security/secrets.ts';
import { openAccount } from '../seed/open-account.ts';
import { findPersona } from '../seed/personas.ts';
import { findHolderByName } from '../services/holder/find.ts';
import type { BankBehind } from './reports.ts';

/** Whom the portal shall greet, and that the console has said so. */
type Entering = { username: string; proof: string };

const entrySchema = {
  type: 'object',
  required: ['username', 'proof'],
  additionalProperties: false,
  properties: { username: { type: 'string', maxLength: 200 }, proof: { type: 'string', maxLength: 100 } },
} as const;

/** The portal’s own mark that its bank remembers somebody: without it the login does not ask who. */
const portalMark = 'percorso-remembered=yes; Path=/; Secure; SameSite=Strict; Max-Age=15552000';

const proofOf = (secrets: Secrets, username: string): string => secrets.mac('entry', username);

/** Returns where a demo account enters the portal; null for a name that is no demo account’s. */
export function entryAddress(secrets: Secrets, portal: string, username: string): string | null {
  const name = username.trim().toLowerCase();
  if (findPersona(name) === null) return null;
  return `${portal}/sandbox/entry?${new URLSearchParams({ username: name, proof: proofOf(secrets, name) })}`;
}

/**
 * Leads to the login with the username filled, by what the portal has for who comes back: the bank remembers the holder on
 * this browser. Only the console hands such addresses out, since they say that an account is there (S-83).
 */
export function routeEntry(
  app: FastifyInstance,
  { db, secrets, clock, passwordHash }: BankBehind & { passwordHash: string },
): void {
  app.get<{ Querystring: Entering }>(
    '/entry',
    { schema: { querystring: entrySchema } },
    async ({ query: { username, proof } }, reply) => {
      if (!sameMac(proof, proofOf(secrets, username))) return reply.code(404).send({ code: 'NOT_FOUND' });
      const now = await clock.now(db);
      const userId = await openedAccount(db, { username, passwordHash, now });
      const cookies = [writeRememberedCookie(secrets, userId, now), portalMark];
      return reply.header('set-cookie', cookies).redirect('/', 303);
    },
  );
}

async function openedAccount(
  db: Database,
  login: { username: string; passwordHash: string; now: number },
): Promise<number> {
  return (await findHolderByName(db, login.username)) ?? (await openAccount(db, login)).id;
}
