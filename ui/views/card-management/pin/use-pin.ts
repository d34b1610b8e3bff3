import { useCallback, useEffect, useState } from 'react';
import type { BankReplies } from '#schemas';
import { useApp, useBank, useStored } from '#ui/state';

type PinStatus = BankReplies['readPinStatus'];
type PinCall = 'readPinStatus' | 'requestPin';

/** Whether the PIN of a card can be seen, and the ways to ask the bank for it. */
export type Pin = {
  status: PinStatus | undefined;
  /** The bank could not be asked for the PIN of this card (PIN-10). */
  hasFailed: boolean;
  isAsking: boolean;
  read: () => void;
  request: () => void;
};

/** Reads whether the PIN can be seen, when the card is selected and while the service is open. */
export function usePin(cardId: string, isOpen: boolean): Pin {
  const bank = useBank();
  const { pin } = useApp().stores;
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(
    async (call: PinCall) => {
      const outcome = await bank.call(call, { body: { cardId } });
      if (outcome.kind === 'done') pin.getState().received(cardId, outcome.value);
      else pin.getState().failedFor(cardId);
    },
    [bank, pin, cardId],
  );
  useEffect(() => {
    if (isOpen) void ask('readPinStatus');
  }, [isOpen, ask]);
  const press = async (call: PinCall): Promise<void> => {
    setAsking(true);
    await ask(call);
    setAsking(false);
  };
  return {
    status: useStored('pin', ({ known }) => known[cardId]),
    hasFailed: useStored('pin', ({ failed }) => failed[cardId] === true),
    isAsking,
    read: () => void press('readPinStatus'),
    request: () => void press('requestPin'),
  };
}
