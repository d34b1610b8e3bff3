import type { Effect } from '../machine/effect.ts';
import type { BankReply, Context, Ports } from '../ports.ts';

/** Seconds between the tries of a call that is safe to repeat. */
const pauses = [1, 3];

/** The calls and timers of a session. */
export type Running = {
  /** Sends a call, one that has to wait for something once that is there. */
  send(effect: Call, after?: Promise<void>): void;
  startTimer(timerId: string, seconds: number): void;
  /** Cancels a call or a timer; whatever still arrives of it is dropped. */
  cancel(id: string): void;
  /** Has something read again; of what goes wrong nothing is known but that it could not be read. */
  refresh(effect: Effect & { kind: 'refresh' }): void;
  /** Cancels all of them; whatever still arrives is dropped. */
  stop(): void;
};

/** Who is informed of what comes in from outside. */
export type Heard = {
  reply(callId: string, reply: BankReply): void;
  timer(timerId: string): void;
  refreshed(refreshId: string, context?: Context): void;
  broken(cause: unknown): void;
};

type Call = Effect & { kind: 'call' };
type Stop = () => void;

/**
 * Keeps what is under way outside the machine. A call that is safe to repeat is sent up to three times while the bank
 * cannot be reached; any other call once (S-52).
 */
export function createRunning(ports: Pick<Ports, 'bank' | 'clock' | 'refresh'>, heard: Heard): Running {
  // Ids of calls and timers come from one count of the run.
  const stops = new Map<string, Stop>();

  async function attempt(effect: Call, tried: number): Promise<void> {
    const { callId, request, repeatable } = effect;
    const sent = ports.bank.send(request);
    const stop: Stop = () => sent.cancel();
    stops.set(callId, stop);
    const answer = await sent.reply;
    if (stops.get(callId) !== stop) return;
    const pause = repeatable && answer.kind === 'unreachable' ? pauses[tried] : undefined;
    if (pause === undefined) {
      stops.delete(callId);
      return heard.reply(callId, answer);
    }
    stops.set(
      callId,
      ports.clock.after(pause, () => begin(effect, tried + 1)),
    );
  }

  const drop = (id: string): void => {
    stops.get(id)?.();
    stops.delete(id);
  };

  const begin = (effect: Call, tried: number): void => {
    attempt(effect, tried).catch((cause: unknown) => heard.broken(cause));
  };

  return {
    send: (effect, after) => {
      if (after === undefined) return begin(effect, 0);
      let isWanted = true;
      stops.set(effect.callId, () => {
        isWanted = false;
      });
      return void after.then(() => isWanted && begin(effect, 0));
    },
    startTimer: (timerId, seconds) => {
      const expire = (): void => {
        stops.delete(timerId);
        heard.timer(timerId);
      };
      stops.set(timerId, ports.clock.after(seconds, expire));
    },
    cancel: drop,
    refresh: ({ id, what }) => {
      void ports.refresh.refresh(what).then(
        (context) => heard.refreshed(id, context),
        () => heard.refreshed(id),
      );
    },
    stop: () => {
      for (const id of stops.keys()) drop(id);
    },
  };
}
