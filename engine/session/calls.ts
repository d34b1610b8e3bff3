import type { Effect } from '../machine/effect.ts';
import type { JourneyEvent } from '../machine/event.ts';
import type { Ports } from '../ports.ts';

/** Seconds between the tries of a call that is safe to repeat. */
const pauses = [1, 3];

/** The calls and timers of a session. */
export type Running = {
  /** Sends a call, one that has to wait for something once that is there. */
  send(effect: Call, after?: Promise<void>): void;
  startTimer(effect: Effect & { kind: 'timer' }): void;
  /** Cancels a call or a timer; whatever still arrives of it is dropped. */
  cancel(id: string): void;
  /** Has something read again; of what goes wrong nothing is known but that it could not be read. */
  refresh(effect: Effect & { kind: 'refresh' }): void;
  /** Cancels all of them; whatever still arrives is dropped. */
  stop(): void;
};

/** Who is informed of what comes in from outside. */
export type Heard = {
  event(event: JourneyEvent): void;
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
    const { id, request, repeatable } = effect;
    const sent = ports.bank.send(request);
    const stop: Stop = () => sent.cancel();
    stops.set(id, stop);
    const answer = await sent.reply;
    if (stops.get(id) !== stop) return;
    const pause = repeatable && answer.kind === 'unreachable' ? pauses[tried] : undefined;
    if (pause === undefined) {
      stops.delete(id);
      return heard.event({ kind: 'reply', callId: id, reply: answer });
    }
    stops.set(
      id,
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
      stops.set(effect.id, () => {
        isWanted = false;
      });
      return void after.then(() => isWanted && begin(effect, 0));
    },
    startTimer: ({ id, seconds }) => {
      const expire = (): void => {
        stops.delete(id);
        heard.event({ kind: 'timer', timerId: id });
      };
      stops.set(id, ports.clock.after(seconds, expire));
    },
    cancel: drop,
    refresh: ({ id, what }) => {
      void ports.refresh.refresh(what).then(
        (context) => heard.event({ kind: 'refreshed', refreshId: id, context }),
        () => heard.event({ kind: 'refreshed', refreshId: id }),
      );
    },
    stop: () => {
      for (const id of stops.keys()) drop(id);
    },
  };
}
