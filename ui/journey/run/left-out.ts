import type { BankPort, JourneySession } from '#engine';

type FollowedRows = {
  /** The way to the bank that the run takes. */
  bank: BankPort;
  /** Notes from then on which screen comes after which replies. */
  follow: (session: JourneySession) => () => void;
  /** Returns how many rows are missing from what led to a screen, however often the holder comes back to it. */
  count: (at: string) => number;
};

/** Counts the rows that replies to a run have lost on the way in (S-85), by the screen that shows what came of them. */
export function followLeftOut(bank: BankPort): FollowedRows {
  const counts = new Map<string, number>();
  let fresh = 0;
  return {
    bank: {
      send: (request) => {
        const sent = bank.send(request);
        const reply = sent.reply.then((came) => {
          if (came.kind === 'reply') fresh += came.leftOut ?? 0;
          return came;
        });
        return { reply, cancel: () => sent.cancel() };
      },
    },
    follow: (session) =>
      session.subscribe(() => {
        const screen = session.screen();
        if (!screen || screen.busy || fresh === 0) return;
        counts.set(screen.at, fresh);
        fresh = 0;
      }),
    count: (at) => counts.get(at) ?? 0,
  };
}
