import { useTranslation } from '#i18n';
import { Stack } from '#ui/kit';
import { useEffect, useEffectEvent } from 'react';
import type { StepViewProps } from '../step-view.ts';
import { isReturn, originOf, returnChannel } from './returned-message.ts';

/** Waits while the holder is at the identity provider, in another window, and goes on when they are back (S-49). */
export function IdentityReturn({ input, isBusy, onAct }: StepViewProps) {
  const { t } = useTranslation('views');
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const origins = [globalThis.location.origin, ...originOf(input['location'])];
    if (!isBusy && isReturn(event, origins)) onAct('returned');
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    const channel = new BroadcastChannel(returnChannel);
    channel.addEventListener('message', listen);
    globalThis.addEventListener('message', listen);
    return () => {
      channel.close();
      globalThis.removeEventListener('message', listen);
    };
  }, []);
  return (
    <Stack gap={2}>
      <output>{t('identity.waiting')}</output>
      <p>{t('identity.help')}</p>
    </Stack>
  );
}
