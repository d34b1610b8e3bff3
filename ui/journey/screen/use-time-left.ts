import type { Screen, TextRef } from '#engine';
import { secondsUntil, withTimeLeft } from '#i18n';
import { spokenMark } from '#ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';

const secondMs = 1000;

/** A screen with the time that is left in its texts, and what is to be said of it aloud. */
export type TimedScreen = { screen: Screen; spoken: ReturnType<typeof spokenMark> };

/** Counts down what remains on a screen with a deadline, once a second; it is read out twice before the end, and not each second. */
export function useTimeLeft(screen: Screen, tellTime: () => number): TimedScreen {
  const instant = screen.body.values['remaining'];
  const [now, setNow] = useState(tellTime);
  const [counted, setCounted] = useState({ instant, since: now });
  if (counted.instant !== instant) {
    const since = tellTime();
    setCounted({ instant, since });
    setNow(since);
  }
  const left = secondsUntil(instant, now) ?? 0;
  const isOver = left === 0;
  const tick = useEffectEvent(() => setNow(tellTime()));
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => tick(), secondMs);
    return () => clearInterval(timer);
  }, [isOver]);
  return {
    screen: withTime(screen, now),
    spoken: spokenMark(left, secondsUntil(instant, counted.since) ?? 0),
  };
}

function withTime(screen: Screen, now: number): Screen {
  const { title, body, actions } = screen;
  if (!('remaining' in body.values)) return screen;
  const filled = (text: TextRef): TextRef => ({ ...text, values: withTimeLeft(text.values, now) });
  return {
    ...screen,
    title: filled(title),
    body: filled(body),
    actions: actions.map((action) => ({ ...action, text: filled(action.text) })),
  };
}
