import type { MessagesPort } from '#engine';

/** Calls off what is being sent; undefined where nothing is, or all has gone. */
type CallOff = (() => void) | undefined;

/** Tells what is being sent, as the store of the portal has it. */
export type Uploading = {
  getState: () => { callOff: CallOff };
  subscribe: (listener: () => void) => () => void;
};

/** What a screen asks of files on their way. */
export type CallsOff = { subscribe: Uploading['subscribe']; callOff: () => CallOff };

const nothingGoes: Uploading = {
  getState: () => ({ callOff: undefined }),
  subscribe: () => () => undefined,
};

/** Lets files be called off on their way (HOLDER-02): the holder is told that, and of no connection that was lost. */
export function followCallOff(messages: MessagesPort, uploading = nothingGoes) {
  let isCalledOff = false;
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
    messages.show({ status: 'ok', text: { namespace: 'forms', key: 'upload.off', values: {} } });
  };
  return { messages: { ...messages, popup }, uploads: { subscribe: uploading.subscribe, callOff } };
}
