import type { MessagesPort, RefreshPort } from '#engine';

type Told = { messages: MessagesPort; refresh: RefreshPort };

/** Holds back what a run says went well until what it has changed was read again: nobody is told of what the page does not show yet. */
export function tellWhenRead({ messages, refresh }: Told): Told {
  let reading: Promise<unknown> | undefined;
  return {
    refresh: {
      refresh: (what) => {
        const asked = refresh.refresh(what);
        const over = (): void => {
          if (reading === asked) reading = undefined;
        };
        reading = asked;
        void asked.then(over, over);
        return asked;
      },
    },
    messages: {
      ...messages,
      show: (message) => {
        if (reading === undefined || message.status !== 'ok') return messages.show(message);
        const show = (): void => messages.show(message);
        return void reading.then(show, show);
      },
    },
  };
}
