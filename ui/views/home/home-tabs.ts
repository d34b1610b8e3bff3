import type { CardContextData, UserProfile } from '#schemas';

/** Names the tabs of the home in the documents’ order, 0 to 3 (HOME-04). */
export type HomeTab = 'operations' | 'statements' | 'instalments' | 'financing';

type KnownOfHolder = {
  context: CardContextData | undefined;
  profile: UserProfile | undefined;
  /** The bank’s value of itself, where the settings say it. */
  bank?: string | undefined;
};

// Has no financing, whatever its profiles say (GATE-13).
const bankWithoutFinancing = 'NEXIPAY';

/** Returns the tabs that the selected card and the holder have, each under its own condition (HOME-04, HOME-05, GATE-12 to GATE-14). */
export function homeTabs({ context, profile, bank }: KnownOfHolder): readonly HomeTab[] {
  const services = context?.profiling;
  const hasInstalments = [services?.INSTALLMENT, services?.INSTALLMENT_MULTI].some(isOn);
  const conditions: Record<HomeTab, boolean> = {
    operations: true,
    statements: isOn(services?.DOWNLOAD_EC),
    instalments: hasInstalments,
    // The holder’s flag and the card’s: the bank tells no loans of a card that pays none (CARD-33).
    financing: bank !== bankWithoutFinancing && [profile?.profiling, services].every(hasFinancing),
  };
  return allTabs.filter((tab) => conditions[tab]);
}

const hasFinancing = (profiling: { FINANZIAMENTO?: Flag } | undefined) => isOn(profiling?.FINANZIAMENTO);

const allTabs: readonly HomeTab[] = ['operations', 'statements', 'instalments', 'financing'];

type Flag = { prop: { state: string } };

function isOn(flag: Flag | undefined): boolean {
  return flag?.prop.state === 'ATTIVO';
}
