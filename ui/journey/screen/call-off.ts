import type { MessagesPort } from '#engine';

/** Calls off what is being sent; undefined where nothing is, or all has gone. */
type CallOff = (() => void) | undefined;

/** Tells what is being sent, as the store of the portal has it. */
export type Uploading = {
  getState: () => { callOff: CallOff; share?: number | undefined };
  subscribe: (listener: () => void) => () => void;
};

/** What a screen asks of files on their way. */
export type CallsOff = {
  subscribe: Uploading['subscribe'];
  callOff: () => CallOff;
  /** How much of them has gone, from 0 to 1, or that they were called off; undefined where there is nothing to tell. */
  stand: () => number | 'off' | undefined;
  /** What was called off is told no more. */
  forget: () => void;
};

const nothingGoes: Uploading = {
  getState: () => ({ callOff: undefined }),
  subscribe: () => () => undefined,
};

/** Lets files be called off on their way (HOLDER-02): the holder is told that, and of no connection that was lost. */
export function followCallOff(messages: MessagesPort, uploading = nothingGoes) {
  let isCalledOff = false;
  let isOff = false;
  const listeners = new Set<() => void>();
  const setOff = (is: boolean): void => {
    isOff = is;
    for (const listener of listeners) listener();
  };
  const going = () => uploading.getState().callOff;
  // The same function for as long as the same is sent: whoever draws it asks again and again.
  let seen: { goes: () => void; callOff: () => void } | undefined;
  const callOff = (): CallOff => {
    const goes = going();
    if (goes === undefined) return undefined;
    if (seen?.goes !== goes)
      seen = {
        goes,
        callOff: () => {
          isCalledOff = true;
          goes();
        },
      };
    return seen.callOff;
  };
  const popup: MessagesPort['popup'] = (said) => {
    if (!isCalledOff) return messages.popup(said);
    isCalledOff = false;
    return setOff(true);
  };
  const subscribe: Uploading['subscribe'] = (listener) => {
    const stop = uploading.subscribe(listener);
    listeners.add(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  };
  const uploads: CallsOff = {
    subscribe,
    callOff,
    stand: () => uploading.getState().share ?? (isOff ? 'off' : undefined),
    forget: () => setOff(false),
  };
  return { messages: { ...messages, popup }, uploads };
}
