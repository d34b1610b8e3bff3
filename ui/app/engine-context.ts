import type { Context } from '#engine';
import type { CardContext, CardContextData, ProfileContext, UserProfile } from '#schemas';
import type { Stores } from './stores/stores.ts';

type CardFlag = CardContext['profiling'][keyof CardContext['profiling']];
type State = CardFlag['state'];

/** Builds what guards read from what the stores know; a flag that the bank does not name is ASSENTE (GATE-04). */
export function engineContext({ session, profile, cards }: Stores): Context {
  const { logged, handling, userStatus, userId } = session.getState();
  const holder = profile.getState().profile;
  const { selectedId, contexts } = cards.getState();
  return {
    profile: profileContext(holder),
    card: cardContext(selectedId, contexts[selectedId]),
    session: {
      userId: userId || (holder?.email ?? ''),
      logged,
      loginHandling: handling !== undefined,
      // The profile is read again when the holder code ends the limited access; the login is not.
      limited: (holder?.userStatus ?? userStatus) === 'LIMITED',
    },
  };
}

/** Calls back whenever something that guards read may have changed. */
export function onEngineContextChange(stores: Stores, listener: () => void): () => void {
  const { session, profile, cards } = stores;
  const stops = [session.subscribe(listener), profile.subscribe(listener), cards.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

function profileContext(profile: UserProfile | undefined): ProfileContext {
  const state = (flag: keyof ProfileContext['profiling']): { state: State } => ({
    state: profile?.profiling[flag]?.prop.state ?? 'ASSENTE',
  });
  return {
    userType: profile?.userType ?? 'STANDARD',
    kyc: profile?.kyc ?? false,
    profiling: {
      '3D_SECURE': state('3D_SECURE'),
      FINANZIAMENTO: state('FINANZIAMENTO'),
      CHATBOT: state('CHATBOT'),
      IO_SI_PLUS: state('IO_SI_PLUS'),
      IBAN_PREPAID: state('IBAN_PREPAID'),
      KEY_6: state('KEY_6'),
      KYC: state('KYC'),
    },
  };
}

const cardFlags = [
  'ESTRATTO_CONTO',
  'ESTRATTO_CONTO_CARTACEO',
  'ESTRATTO_CONTO_ONLINE',
  'KEY_6',
  'PIN_CARD',
  'EDIT_TEL_NUMB',
  'IBAN_PREPAID',
  'RICARICHE_TELEFONICHE',
  'SPESO',
  'CHATBOT',
  '3D_SECURE',
  'SPENDING_CONTROL',
  'MODIFICA_NUMERO',
  'CAMBIO_RIMBORSO',
  'DOWNLOAD_EC',
  'KYC',
  'IO_SI_PLUS',
  'INSTALLMENT',
  'INSTALLMENT_MULTI',
  'FINANZIAMENTO',
  'SERVIZI_SMS',
  'SERVIZI_SMS_THRESHOLD',
  'RIEMISSIONE_PIN',
  'RIEMISSIONE_CARTA',
  'VARIAZIONE_FIDO',
  'SPENDING_CONTROL_VISA',
  'SPENDING_CONTROL_MASTERCARD',
] as const satisfies readonly (keyof CardContext['profiling'])[];

function cardContext(id: string, context: CardContextData | undefined): CardContext {
  const card = context?.cardInfo.card;
  const flags = cardFlags.map((name) => [name, cardFlag(context, name)] as const);
  return {
    id,
    productType: card?.productType ?? 'CREDIT',
    validityStatus: card?.validityStatus ?? 'VALID',
    flagFamiliar: card?.flagFamiliar ?? false,
    // Every name of the list is a key, and the list holds them all.
    profiling: Object.fromEntries(flags) as unknown as CardContext['profiling'],
  };
}

const unmarked = { locked: false, cardBlocked: false, limited: false, pause: false };

function cardFlag(context: CardContextData | undefined, name: (typeof cardFlags)[number]): CardFlag {
  const service = context?.profiling[name];
  const { locked, cardBlocked, limited, pause } = service ?? unmarked;
  return {
    state: service?.prop.state ?? 'ASSENTE',
    status: service?.status ?? 'ACTIVE',
    locked,
    cardBlocked,
    limited,
    pause,
  };
}
