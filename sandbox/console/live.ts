import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { readSettings } from '../db/settings.ts';
import { guards } from '../page/headers.ts';
import type { Journal } from '../server/journal.ts';
import type { Events } from '../sites/events.ts';
import type { LivePart } from './index.ts';

/** How a part of what the console shows stands: whenever it changes, so does this. */
type Stamps = Readonly<Record<LivePart, string>>;

type Watched = { db: Database; journal: Journal; events: Events };

/** Often enough that a code is there before anybody has looked for it. */
const everyMs = 300;

/** Streams to each open page which parts have changed, so that it asks for those alone. */
export function routeLive(app: FastifyInstance, watched: Watched): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  app.get('/api/live', (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    const { listening } = app.server;
    raw.writeHead(200, { ...guards, 'content-type': 'text/event-stream; charset=utf-8' });
    const gone = new AbortController();
    raw.once('close', () => gone.abort());
    const stopped = AbortSignal.any([closing.signal, gone.signal]);
    void follow(watched, (parts) => raw.write(`data: ${JSON.stringify(parts)}\n\n`), {
      stopped,
      // A server that takes nothing more waits for what is under way, and this would be for ever.
      isOpen: () => !listening || app.server.listening,
    }).finally(() => raw.end());
  });
}

type Following = { stopped: AbortSignal; isOpen: () => boolean };

async function follow(
  watched: Watched,
  tell: (parts: readonly string[]) => void,
  { stopped, isOpen }: Following,
): Promise<void> {
  let known: Partial<Stamps> = {};
  while (!stopped.aborted && isOpen()) {
    // A database that is away for a moment is no reason to lose the page.
    const stamps = await readStamps(watched).catch(() => known);
    const changed = Object.entries(stamps).filter(([part, stamp]) => Reflect.get(known, part) !== stamp);
    if (changed.length > 0) tell(changed.map(([part]) => part));
    known = stamps;
    await wait(everyMs, undefined, { signal: stopped }).catch(() => undefined);
  }
}

const counted = {
  sent: sql<string>`(select concat(max(id), ' ', count(*)) from outbox)`,
  spent: sql<string>`(select concat(max(id), ' ', count(*)) from codes where state <> 'live')`,
  asked: sql<string>`(select concat(max(id), ' ', count(*)) from help_messages)`,
  moved: sql<string>`(select count(*) from help_steps)`,
  // There may be a hundred thousand, which are not to be counted each time.
  known: sql<string>`(select max(id) from users)`,
};

async function readStamps({ db, journal, events }: Watched): Promise<Stamps> {
  const settings = await readSettings(db);
  const [counts] = await db.select(counted).from(sql`(select 1) as one`);
  const set = (key: string): string => JSON.stringify(settings.get(key) ?? null);
  const [newest] = journal.list();
  const [event] = events.list();
  return {
    outbox: `${counts?.sent} ${counts?.spent}`,
    holders: `${counts?.known} ${counts?.sent} ${newest?.id}`,
    'help-desk': `${counts?.asked} ${counts?.moved}`,
    requests: String(newest?.id),
    events: `${event?.at} ${event?.name} ${events.list().length}`,
    clock: set('clock'),
    faults: set('faults'),
    additions: set('additions'),
    chatbot: set('chatbot'),
  };
}
