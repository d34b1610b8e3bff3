/** What tabs say to each other: whether somebody is in, never who. */
const words = { asked: 'anybody-in', answered: 'somebody-in' } as const;

/** Where tabs of the portal hear each other, and nobody else does. */
const channelName = 'percorso-in';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;

/** Asks the other tabs whether somebody is in there: a session is its own tab’s, and nothing else tells of it (HOLDER-07). */
export type OtherTabs = {
  /** Calls back as soon as one of them says so; answers how to ask no more. */
  ask(heard: () => void): () => void;
};

/** Makes this tab’s way to the others, which answers them while somebody is in here; nothing in a browser that has no such way. */
export function createOtherTabs(
  isIn: () => boolean,
  open: (() => Channel) | undefined = browserChannel(),
): OtherTabs | undefined {
  if (!open) return undefined;
  const own = open();
  own.addEventListener('message', ({ data }) => {
    if (data === words.asked && isIn()) own.postMessage(words.answered);
  });
  return {
    ask: (heard) => {
      const channel = open();
      channel.addEventListener('message', ({ data }) => {
        if (data === words.answered) heard();
      });
      channel.postMessage(words.asked);
      return () => channel.close();
    },
  };
}

function browserChannel(): (() => Channel) | undefined {
  return 'BroadcastChannel' in globalThis ? () => new BroadcastChannel(channelName) : undefined;
}
