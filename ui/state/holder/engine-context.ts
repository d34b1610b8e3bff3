import type { Context } from '#engine';
import type { CardContext, CardContextData, FeaturesContext, ProfileContext, UserProfile } from '#schemas';
import type { Settings } from '../settings.ts';
import type { Stores } from '../stores/stores.ts';

type CardFlag = CardContext['profiling'][keyof CardContext['profiling']];
type FlagName = keyof CardContext['profiling'];
type State = CardFlag['state'];

/** Builds what guards read from what the stores know; a flag that the bank does not name is ASSENTE (GATE-04). */
export function engineContext(
  { session, profile, cards }: Stores,
  inFlow = false,
  extensions: Settings['extensions'] = {},
): Context {
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
      inFlow,
    },
    features: featuresContext(extensions),
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

/** An extension that the settings do not name is off. */
function featuresContext(on: Partial<FeaturesContext>): FeaturesContext {
  return { ...noFeature, ...on };
}

const noFeature: FeaturesContext = {
  cardLock: false,
  disputes: false,
  cardNickname: false,
  payeesTogether: false,
  upcoming: false,
  appApproval: false,
};

function profileContext(profile: UserProfile | undefined): ProfileContext {
  const state = (flag: keyof ProfileContext['profiling']): { state: State } => ({
    state: profile?.profiling[flag]?.prop.state ?? 'ASSENTE',
  });
  return {
    userType: profile?.userType === 'ASB' ? 'ASB' : 'STANDARD',
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

/** Every flag of a card; types name one that is missing here. */
const cardFlags: Readonly<Record<FlagName, true>> = {
  ESTRATTO_CONTO: true,
  ESTRATTO_CONTO_CARTACEO: true,
  ESTRATTO_CONTO_ONLINE: true,
  KEY_6: true,
  PIN_CARD: true,
  EDIT_TEL_NUMB: true,
  IBAN_PREPAID: true,
  RICARICHE_TELEFONICHE: true,
  SPESO: true,
  CHATBOT: true,
  '3D_SECURE': true,
  SPENDING_CONTROL: true,
  MODIFICA_NUMERO: true,
  CAMBIO_RIMBORSO: true,
  DOWNLOAD_EC: true,
  KYC: true,
  IO_SI_PLUS: true,
  INSTALLMENT: true,
  INSTALLMENT_MULTI: true,
  FINANZIAMENTO: true,
  SERVIZI_SMS: true,
  SERVIZI_SMS_THRESHOLD: true,
  RIEMISSIONE_PIN: true,
  RIEMISSIONE_CARTA: true,
  VARIAZIONE_FIDO: true,
  SPENDING_CONTROL_VISA: true,
  SPENDING_CONTROL_MASTERCARD: true,
};

function cardContext(id: string, context: CardContextData | undefined): CardContext {
  const card = context?.cardInfo.card;
  const flags = Object.keys(cardFlags).map((name) => [name, cardFlag(context, name as FlagName)] as const);
  return {
    id,
    productType: card?.productType ?? 'CREDIT',
    validityStatus: card?.validityStatus ?? 'VALID',
    flagFamiliar: card?.flagFamiliar ?? false,
    // Its keys are those of the list, which types hold to be all.
    profiling: Object.fromEntries(flags) as unknown as CardContext['profiling'],
  };
}

const unmarked = { locked: false, cardBlocked: false, limited: false, pause: false };

function cardFlag(context: CardContextData | undefined, name: FlagName): CardFlag {
  const service = context?.profiling[name];
  const { locked, cardBlocked, limited, pause } = service ?? unmarked;
  return {
    state: service?.prop.state ?? 'ASSENTE',
    status: statusOf(service?.status),
    locked,
    cardBlocked,
    limited,
    pause,
  };
}

const statuses = ['BLOCKED', 'DISABLED', 'ABSENT'] as const;

/** A word of the bank that says none of these is as ACTIVE (TDS-08, ECODE-30). */
function statusOf(word: string | undefined): CardFlag['status'] {
  return statuses.find((status) => status === word) ?? 'ACTIVE';
}
