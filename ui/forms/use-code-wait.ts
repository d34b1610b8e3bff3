import { useEffect, useEffectEvent, useState } from 'react';
import { countDown, readLife } from './widgets/code-life.ts';

const second = 1000;

/** Names the field of a code of which the bank sends no other yet, as what it is given says; undefined once it does (HOLDER-13). */
export function useCodeWait(
  given: Readonly<Record<string, unknown>>,
  tellTime: () => number,
): string | undefined {
  const [field] = Object.keys(given).filter((name) => readLife(given[name]));
  const life = readLife(field && given[field]);
  const [now, setNow] = useState(tellTime);
  const [seen, setSeen] = useState({ again: life?.again, since: now });
  if (seen.again !== life?.again) setSeen({ again: life?.again, since: tellTime() });
  const again = life ? countDown(life, { since: seen.since, now: Math.max(now, seen.since) }).again : 0;
  const tick = useEffectEvent(() => setNow(tellTime()));
  useEffect(() => {
    if (again === 0) return undefined;
    const timer = setTimeout(() => tick(), again * second);
    return () => clearTimeout(timer);
  }, [again]);
  return again > 0 ? field : undefined;
}
