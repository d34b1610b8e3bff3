import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StageView } from '../../protocol.ts';
import type { FromStage, ToldView, ToStage, WalkReport } from '../../stage/messages.ts';
import type { Written } from '../server/ask.ts';
import { useLive } from '../server/live.ts';

/** How the screens look. */
export type Look = 'light' | 'dark';

/** Why the picture is old. */
export type StageFault = { why: string } | { step: string };

/** The frame with the real screens, as the page works with it. */
export type Stage = {
  frame: RefObject<HTMLIFrameElement | null>;
  report: WalkReport | undefined;
  /** Why what is in sight is of before: the files cannot be run, or the screen of a step cannot be composed. */
  fault: StageFault | undefined;
  look: Look;
  setLook: (look: Look) => void;
  /** Has words of the screen be chosen by pointing at them, or no more. */
  setPicking: (isPicking: boolean) => void;
  send: (message: ToStage) => void;
};

type StageOptions = {
  /** What the server says of the journey, where the page asks for it too: the frame does not ask for the same once more. */
  asked?: { answered: Written<StageView> | undefined };
  onPick?: (words: readonly string[], step: string | undefined) => void;
};

/** Works with the frame: opens the journey at a step once it is ready, and hears how the walk stands. */
export function useStage(
  journey: string,
  step: string | undefined,
  { asked, onPick }: StageOptions = {},
): Stage {
  const frame = useRef<HTMLIFrameElement>(null);
  const [report, setReport] = useState<WalkReport>();
  const [fault, setFault] = useState<StageFault>();
  const [look, setLook] = useState<Look>('light');
  const [isPicking, setPicking] = useState(false);
  const { subscribe } = useLive();
  // Until the frame listens nothing reaches it: what was to be opened meanwhile is opened then.
  const ready = useRef<{ isReady: boolean; wanted?: ToStage }>({ isReady: false });
  const send = useCallback((message: ToStage): void => {
    if (!ready.current.isReady && message.kind === 'open') ready.current.wanted = message;
    frame.current?.contentWindow?.postMessage(message, globalThis.location.origin);
  }, []);
  const hear = useEffectEvent((message: FromStage): void => {
    if (message.kind === 'ready') {
      const opening: ToStage = { kind: 'open', journey, ...(step !== undefined && { at: { step } }) };
      ready.current.isReady = true;
      send({ kind: 'look', theme: look });
      send({ kind: 'pick', isOn: isPicking });
      send(ready.current.wanted ?? opening);
    }
    if (message.kind === 'picked') onPick?.(message.words, report?.state.frames.at(-1)?.step);
    if (message.kind === 'fault') setFault({ why: message.why });
    if (message.kind === 'unshown') setFault({ step: message.step });
    if (message.kind !== 'walk') return;
    setReport(message.report);
    setFault(undefined);
  });
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<FromStage>): void => {
      if (origin === globalThis.location.origin && source === frame.current?.contentWindow) hear(data);
    };
    globalThis.addEventListener('message', listen);
    return () => globalThis.removeEventListener('message', listen);
  }, []);
  const isAsked = asked !== undefined;
  useEffect(
    () =>
      subscribe((_told, isAnew) => {
        if (isAnew && !isAsked) send({ kind: 'renew' });
      }),
    [send, subscribe, isAsked],
  );
  const last = useRef<Written<StageView>>(undefined);
  const answered = asked?.answered;
  const renew = useEffectEvent((now: Written<StageView>): void => {
    // What it opens with it has asked for itself.
    if (last.current) send({ kind: 'renew', told: { journey, answered: toldOf(now) } });
    last.current = now;
  });
  useEffect(() => {
    if (answered) renew(answered);
  }, [answered]);
  useEffect(() => send({ kind: 'look', theme: look }), [send, look]);
  useEffect(() => send({ kind: 'pick', isOn: isPicking }), [send, isPicking]);
  return { frame, report, fault, look, setLook, setPicking, send };
}

const toldOf = (answered: Written<StageView>): ToldView['answered'] =>
  answered.kind === 'found' ? { kind: 'found', text: answered.text } : answered;
