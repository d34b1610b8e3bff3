import { describe, expect, it, vi } from 'vitest';
import { createOtherTabs } from './other-tabs.ts';

type Heard = (event: MessageEvent) => void;

/** Stands for what a browser carries from tab to tab: each channel hears what all others post. */
function fakeBrowser() {
  const open = new Map<object, Heard[]>();
  const posted: unknown[] = [];
  const openChannel = () => {
    const channel = {
      addEventListener: (_type: string, heard: Heard) => void open.get(channel)?.push(heard),
      postMessage: (data: unknown) => {
        posted.push(data);
        for (const [other, heard] of open)
          if (other !== channel) for (const hear of heard) hear(new MessageEvent('message', { data }));
      },
      close: () => void open.delete(channel),
    };
    open.set(channel, []);
    return channel as unknown as BroadcastChannel; // what is used of one
  };
  return { openChannel, posted };
}

describe('a tab in which nobody is in', () => {
  it.each([
    ['hears of another in which somebody is', true, 1],
    ['hears nothing from another in which nobody is either', false, 0],
  ])('%s [HOLDER-07]', (_what, isIn, times) => {
    const { openChannel } = fakeBrowser();
    createOtherTabs(() => isIn, openChannel);
    const heard = vi.fn<() => void>();

    createOtherTabs(() => false, openChannel)?.ask(heard);

    expect(heard).toHaveBeenCalledTimes(times);
  });

  it('hears nothing any more once it has stopped asking [HOLDER-07]', () => {
    const { openChannel } = fakeBrowser();
    const here = createOtherTabs(() => false, openChannel);
    const heard = vi.fn<() => void>();

    here?.ask(heard)();
    createOtherTabs(() => true, openChannel);
    here?.ask(() => undefined);

    expect(heard).not.toHaveBeenCalled();
  });

  it('learns no more than that: who it is goes from no tab to another [HOLDER-07] [S-49]', () => {
    const { openChannel, posted } = fakeBrowser();
    createOtherTabs(() => true, openChannel);

    createOtherTabs(() => false, openChannel)?.ask(() => undefined);

    expect(posted).toEqual(['anybody-in', 'somebody-in']);
  });
});
