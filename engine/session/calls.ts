import type { Effect } from '../machine/effect.ts';
import type { BankReply, Ports } from '../ports.ts';

/** Seconds between the tries of a call that is safe to repeat. */
const pauses = [1, 3];

/** The calls and timers of a session. */
export type Running = {
  send(effect: Call): void;
  startTimer(timerId: string, seconds: number): void;
  stopTimer(timerId: string): void;
  /** Cancels all of them; whatever still arrives is dropped. */
  stop(): void;
};

/** Who is told of what comes in from outside. */
export type Heard = {
  reply(callId: string, reply: BankReply): void;
  timer(timerId: string): void;
  broken(cause: unknown): void;
};

type Call = Effect & { kind: 'call' };
type Stop = () => void;

/**
 * Keeps what is under way outside the machine. A call that is safe to repeat is sent up to three times while the bank
 * cannot be reached; any other call once (S-52).
 */
export function createRunning(ports: Pick<Ports, 'bank' | 'clock'>, heard: Heard): Running {
  const calls = new Map<string, Stop>();
  const timers = new Map<string, Stop>();

  async function attempt(effect: Call, tried: number): Promise<void> {
    const { callId, request, repeatable } = effect;
    const sent = ports.bank.send(request);
    const stop: Stop = () => sent.cancel();
    calls.set(callId, stop);
    const answer = await sent.reply;
    if (calls.get(callId) !== stop) return;
    const pause = repeatable && answer.kind === 'unreachable' ? pauses[tried] : undefined;
    if (pause === undefined) {
      calls.delete(callId);
      return heard.reply(callId, answer);
    }
    calls.set(
      callId,
      ports.clock.after(pause, () => begin(effect, tried + 1)),
    );
  }

  const begin = (effect: Call, tried: number): void => {
    attempt(effect, tried).catch((cause: unknown) => heard.broken(cause));
  };

  return {
    send: (effect) => begin(effect, 0),
    startTimer: (timerId, seconds) => {
      const expire = (): void => {
        timers.delete(timerId);
        heard.timer(timerId);
      };
      timers.set(timerId, ports.clock.after(seconds, expire));
    },
    stopTimer: (timerId) => drop(timers, timerId),
    stop: () => {
      for (const callId of calls.keys()) drop(calls, callId);
      for (const timerId of timers.keys()) drop(timers, timerId);
    },
  };
}

function drop(kept: Map<string, Stop>, id: string): void {
  kept.get(id)?.();
  kept.delete(id);
}
