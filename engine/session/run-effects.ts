import type { Effect } from '../machine/effect.ts';
import type { Ports } from '../ports.ts';
import type { Running } from './calls.ts';

/**
 * Returns the way to run the effects of one move, in their order; its call is sent once what `kept` promises is so. Who was
 * refused a place outside is not told what the journey says to those who were led there.
 */
export function createRunner(
  ports: Ports,
  running: Running,
  kept: Promise<void> | undefined,
): (effect: Effect) => void {
  let isRefused = false;
  return (effect) => {
    if (effect.kind === 'visit') isRefused = !ports.navigator.visit(effect);
    else if (effect.kind === 'call') running.send(effect, kept);
    else if (!isRefused || effect.kind !== 'message') runEffect(effect, ports, running);
  };
}

/** Hands an effect to the port, or to the calls and timers, that do it; the session itself sees to the end of a run. */
function runEffect(
  effect: Exclude<Effect, { kind: 'visit' | 'call' }>,
  ports: Ports,
  running: Running,
): void {
  switch (effect.kind) {
    case 'timer':
      return running.startTimer(effect.timerId, effect.seconds);
    case 'refresh':
      return running.refresh(effect);
    case 'cancel':
      return running.cancel(effect.cancels);
    case 'record': {
      const { id: _id, kind: _kind, ...event } = effect;
      return ports.analytics.record(event);
    }
    default:
      return tell(effect, ports);
  }
}

type Told = Extract<
  Effect,
  {
    kind: 'focus' | 'announce' | 'message' | 'error-popup' | 'go' | 'file' | 'signed-out';
  }
>;

function tell(effect: Told, ports: Ports): void {
  switch (effect.kind) {
    case 'focus':
      return ports.attention.focus(effect.target);
    case 'announce':
      return ports.attention.announce(effect.announcement);
    case 'message':
      return ports.messages.show(effect.message);
    case 'error-popup':
      return ports.messages.popup(effect.popup);
    case 'go':
      return ports.navigator.go(effect.path);
    case 'file':
      return ports.files.offer(effect);
    case 'signed-out':
      return ports.navigator.signedOut();
  }
}
