import { useEffect, useState } from 'react';
import { browserNow } from '../clock.ts';
import { useBank } from './bank.ts';

const second = 1000;

/** Returns the bank’s time in epoch milliseconds, anew each second. */
export function useBankTime(): number {
  const { now, readAt } = useBank().live.clock;
  const [machine, setMachine] = useState(browserNow);
  useEffect(() => {
    const timer = setInterval(() => setMachine(browserNow()), second);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(now) + Math.max(0, machine - readAt);
}
