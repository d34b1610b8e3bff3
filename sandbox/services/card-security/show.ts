import type { BankReplies, CardProfiling, CardService } from '#schemas';
import { done, type Answer, type HolderCall } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { readSecurity, type CardSecurity } from './store.ts';
import texts from './texts.json' with { type: 'json' };

type Status = CardSecurity['threeDSecure'] | CardSecurity['key6'];

/** Shows in a card's services how 3D Secure and the e-Code stand, and where a blocked one is unlocked (TDS-02, ECODE-03). */
export function withSecurity(profiling: CardProfiling, { threeDSecure, key6 }: CardSecurity): CardProfiling {
  const shown = { ...profiling };
  const threeDSecureLink = key6 === 'BLOCKED' ? 'unlock3DsKey6' : 'unlock3Ds';
  const key6Link = threeDSecure === 'BLOCKED' ? 'unlockKey63Ds' : 'unlockKeySix';
  const [protection, code] = [profiling['3D_SECURE'], profiling.KEY_6];
  if (protection !== undefined)
    shown['3D_SECURE'] = standing(protection, { status: threeDSecure, link: threeDSecureLink });
  if (code !== undefined) shown.KEY_6 = standing(code, { status: key6, link: key6Link });
  return shown;
}

/** Returns how both services of a card stand after a change. */
export async function securityChanged(
  call: HolderCall,
  card: CardRow,
): Promise<Answer<BankReplies['unlockKey6']>> {
  const { threeDSecure, key6 } = await readSecurity(call, card);
  return done({ cardId: String(card.id), threeDSecure, key6, refreshCardContext: true });
}

function standing(service: CardService, { status, link }: { status: Status; link: string }): CardService {
  const isBlocked = status === 'BLOCKED';
  const isOn = status === 'ACTIVE' || isBlocked;
  const message = isBlocked ? texts.blocked : service.serviceMessage;
  const way = isBlocked ? { hasLink: true, link, linkLabel: texts.unlock } : {};
  return {
    ...service,
    status,
    active: isOn ? 'ATTIVO' : 'DISATTIVO',
    serviceMessage: message,
    servicesBox: service.servicesBox.map((box) => ({
      ...box,
      message: isBlocked ? texts.blocked : box.message,
      additionalInfo: { ...box.additionalInfo, blocked: isBlocked, active: isOn, ...way },
    })),
  };
}
