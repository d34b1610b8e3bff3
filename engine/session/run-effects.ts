import type { Effect } from '../machine/effect.ts';
import type { Ports } from '../ports.ts';
import type { Running } from './calls.ts';

/** How effects of each kind are run: by a port, or by the calls and timers under way. */
type Runs = { [Kind in Effect['kind']]: (effect: Effect & { kind: Kind }) => void };

/**
 * Returns the way to run the effects of one move, in their order; its call is sent once what `kept` promises is so. Who was
 * refused a place outside is not told what the journey says to those who were led there. The session itself sees to the end
 * of a run.
 */
export function createRunner(
  { navigator, messages, attention, files, analytics }: Ports,
  running: Running,
  kept: Promise<void> | undefined,
): (effect: Effect) => void {
  let isRefused = false;
  const runs: Runs = {
    visit: (effect) => {
      isRefused = !navigator.visit(effect);
    },
    call: (effect) => running.send(effect, kept),
    timer: (effect) => running.startTimer(effect),
    cancel: ({ cancels }) => running.cancel(cancels),
    refresh: (effect) => running.refresh(effect),
    record: ({ id: _id, kind: _kind, ...event }) => analytics.record(event),
    focus: ({ target }) => attention.focus(target),
    announce: ({ announcement }) => attention.announce(announcement),
    message: ({ message }) => isRefused || messages.show(message),
    'error-popup': ({ popup }) => messages.popup(popup),
    go: ({ path }) => navigator.go(path),
    file: (effect) => files.offer(effect),
    'signed-out': () => navigator.signedOut(),
  };
  return (effect) => (runs[effect.kind] as (effect: Effect) => void)(effect); // the one for its kind
}
