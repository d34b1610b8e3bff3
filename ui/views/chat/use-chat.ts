import { useEffect, useRef, useState } from 'react';
import type { ChatWidget } from '#schemas';
import { useApp, useStored } from '#ui/state';
import { type ChatFrame, wordOf } from './chat-frame.ts';

/** How long a chat may take beyond its own wait before the holder is told that it does not come. */
const patienceMs = 10_000;

type Phase = 'opening' | 'ready' | 'failed';

/**
 * Talks to the chat of a frame: some seconds after it has loaded it is told the language, the limits and whom it talks
 * to (CHAT-05 to CHAT-08), never a token. One that has not spoken by then fails.
 */
export function useChat({
  frame,
  widget,
  close,
}: {
  frame: ChatFrame;
  widget: ChatWidget;
  close: () => void;
}) {
  const { chatMs } = useApp().settings.timing;
  const name = useStored('profile', ({ profile }) => profile?.name ?? '');
  const element = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<Phase>('opening');
  const [isLoaded, setLoaded] = useState(false);
  const [hasSpoken, setSpoken] = useState(false);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const word = wordOf(event, { origin: frame.origin, source: element.current?.contentWindow });
      if (word === 'chat.ready') setSpoken(true);
      if (word === 'chat.closed') close();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, close]);
  useEffect(() => {
    if (!isLoaded || !hasSpoken) return undefined;
    const configure = () => {
      const { language, maxMessageLength, uploads } = widget;
      const told = { type: 'chat.configure', language, maxMessageLength, uploads, session: { name } };
      element.current?.contentWindow?.postMessage(told, frame.origin);
      setPhase('ready');
    };
    const timer = setTimeout(configure, chatMs);
    return () => clearTimeout(timer);
  }, [isLoaded, hasSpoken, chatMs, widget, name, frame]);
  useEffect(() => {
    if (phase !== 'opening') return undefined;
    const timer = setTimeout(() => setPhase('failed'), chatMs + patienceMs);
    return () => clearTimeout(timer);
  }, [phase, chatMs]);
  return { element, phase, loaded: () => setLoaded(true) };
}
