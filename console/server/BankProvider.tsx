import { useTranslation } from '#i18n';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { browserNow } from '../clock.ts';
import { ask, hearChanges } from './ask.ts';
import { BankContext, type BankView, ConnectionContext, type FixedParts, type LiveParts } from './bank.ts';

const liveParts = [
  'outbox',
  'holders',
  'help-desk',
  'requests',
  'events',
  'clock',
  'faults',
  'additions',
  'chatbot',
] as const satisfies readonly (keyof LiveParts)[];

/** Reads the bank, and again whatever has changed of it. */
export function BankProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('console');
  const [live, setLive] = useState<Partial<LiveParts>>({});
  const [fixed, setFixed] = useState<FixedParts>();
  const [isHeard, setHeard] = useState(true);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const read = async (parts: readonly string[]): Promise<void> => {
      const found = await readParts(parts);
      setLive((known) => ({ ...known, ...found }));
    };
    void readFixed().then(setFixed, () => setHeard(false));
    return hearChanges((parts) => void read(parts).catch(() => undefined), setHeard);
  }, []);
  const act = useCallback<BankView['act']>(
    (order, done) => {
      const run = async (): Promise<void> => {
        try {
          await order();
          setSaid(done);
        } catch {
          setSaid(t('failed'));
        }
      };
      void run();
    },
    [t],
  );
  const bank = useMemo<BankView | null>(
    () => (fixed && isWhole(live) ? { live, fixed, act } : null),
    [live, fixed, act],
  );
  const connection = useMemo(() => ({ isHeard, said }), [isHeard, said]);
  return (
    <ConnectionContext value={connection}>
      <BankContext value={bank}>{children}</BankContext>
    </ConnectionContext>
  );
}

const isWhole = (live: Partial<LiveParts>): live is LiveParts => liveParts.every((part) => part in live);

async function readParts(changed: readonly string[]): Promise<Partial<LiveParts>> {
  const parts = liveParts.filter((part) => changed.includes(part));
  const read = await Promise.all(parts.map(async (part) => [part, await readPart(part)] as const));
  return Object.fromEntries(read);
}

async function readPart(part: keyof LiveParts): Promise<unknown> {
  const value = await ask<unknown>(part);
  // The bank’s clock goes on from when it was read.
  return part === 'clock' ? { ...Object(value), readAt: browserNow() } : value;
}

async function readFixed(): Promise<FixedParts> {
  const [portal, operations, codes] = await Promise.all([
    ask<{ url: string }>('portal'),
    ask<FixedParts['operations']>('operation-words'),
    ask<FixedParts['codes']>('fault-codes'),
  ]);
  return { portal: portal.url, operations, codes };
}
