import { EventEmitter, once } from 'node:events';
import { openCardHolder } from './card-holder.ts';
import { sendTo, talkTo, type BankTalk, type Send } from './sandbox.ts';

/** Holders who name their card and read its name again, without pause, whichever machine they come to. */
export type NamingHolders = {
  /** Counts the calls that nobody answered. Each was sent again. */
  unanswered(): number;
  /** Lists what was amiss: a refusal, or a name that had been taken and is not there. */
  amiss: string[];
  /** Waits until each holder has named the card and read the name so many times more. */
  rounds(count: number): Promise<void>;
  stop(): Promise<void>;
};

/** Logs holders in by an address and lets them begin. Codes are read at the console of a machine that stays. */
export async function letHoldersName(
  url: string,
  { consoleUrl, holders }: { consoleUrl: string; holders: number },
): Promise<NamingHolders> {
  const done = new EventEmitter();
  const [counts, amiss] = [Array.from({ length: holders }, () => 0), [] as string[]];
  const over = new AbortController();
  let unanswered = 0;
  const send: Send = async (request) => {
    for (;;) {
      // A connection that is kept may be ended as it is used again, which browsers mend by themselves and this client does not.
      const answer = await sendTo(url)({ ...request, headers: { ...request.headers, connection: 'close' } });
      if (answer.status !== 502) return answer;
      unanswered += 1;
    }
  };
  const bank = talkTo(send, sendTo(consoleUrl));
  const loggedIn = await Promise.all(
    counts.map((_, index) => openCardHolder(bank, `standard+names${index}@percorso.test`)),
  );
  const work = loggedIn.map(async (holder, index) => {
    while (!over.signal.aborted) {
      const nickname = `Carta ${counts[index]}`;
      const found = await nameAndRead(bank, { token: holder.token(), cardId: holder.cardId, nickname });
      if (found !== nickname) amiss.push(`holder ${index}: ${found} in place of ${nickname}`);
      counts[index] = (counts[index] ?? 0) + 1;
      done.emit('round');
    }
  });
  return {
    unanswered: () => unanswered,
    amiss,
    rounds: async (count) => {
      const wanted = counts.map((before) => before + count);
      while (counts.some((now, index) => now < (wanted[index] ?? 0))) await once(done, 'round');
    },
    stop: async () => {
      over.abort();
      await Promise.all(work);
    },
  };
}

type Naming = { token: string; cardId: string; nickname: string };

async function nameAndRead(bank: BankTalk, { token, cardId, nickname }: Naming): Promise<string> {
  const named = await bank.call('nameCard', { cardId, nickname }, { token });
  if (!named.ok) return JSON.stringify(named);
  const listed = await bank.call('listCards', {}, { token });
  if (!listed.ok) return JSON.stringify(listed);
  return listed.reply.cards.find(({ id }) => id === cardId)?.nickname ?? 'no name';
}
