import { createActor, emit, initialTransition, transition } from 'xstate';
import type { BankReply } from '#engine';
import { input, story, type Turn } from './story.ts';
import { phoneChangeMachine } from './xstate-machine.ts';

const given = { ...input, user: 'user-1', allowed: true };

/** Walks the story with XState’s pure transitions; answers the last state. */
export function walk(): string {
  let [state] = initialTransition(phoneChangeMachine, given);
  for (const turn of story) [state] = transition(phoneChangeMachine, state, happening(turn));
  return state.status === 'done' ? 'completed' : 'not ended';
}

function happening(turn: Turn) {
  if (turn.kind === 'reply') return { type: 'reply' as const, reply: turn.reply };
  if (turn.action === 'close') return { type: 'close' as const };
  return { type: 'submit' as const, values: turn.values ?? {} };
}

// Made once, as the library is: to provide actions builds the machine anew.
const calling = phoneChangeMachine.provide({ actions: { call: emit({ type: 'call' }) } });

/** Walks the story through an actor whose calls are answered from memory; keeps its snapshot after each change, as a session keeps its run. */
export async function runActor(): Promise<string> {
  const replies = story.filter((turn) => turn.kind === 'reply').values();
  const call = { busy: false };
  const answer = async (reply: Promise<BankReply>): Promise<void> => {
    const heard = await reply;
    call.busy = false;
    actor.send({ type: 'reply', reply: heard });
  };
  const actor = createActor(calling, { input: given });
  actor.on('call', () => {
    call.busy = true;
    const next = replies.next().value;
    void answer(Promise.resolve(next?.reply ?? { kind: 'unreachable' }));
  });
  actor.subscribe(() => void actor.getPersistedSnapshot());
  actor.start();
  for (const turn of story) {
    if (turn.kind === 'act') actor.send(happening(turn));
    while (call.busy) await Promise.resolve();
  }
  return actor.getSnapshot().status === 'done' ? 'completed' : 'not ended';
}
