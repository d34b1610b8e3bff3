import { createContext, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Goes to a path of the portal without loading the page again. */
export type Navigate = (path: string) => void;

/** Holds how links move inside the portal; without a provider they load the page, as plain links do. */
export const NavigationContext = createContext<Navigate | undefined>(undefined);

/** Holds the addresses that texts may lead to by name, and what is said of a link that opens a new tab. */
export const PlacesContext = createContext<Places>({ addresses: {}, newTab: '' });

/** The places outside the portal that a bank has set. */
export type Places = { addresses: Readonly<Record<string, string>>; newTab: string };

type KitProviderProps = {
  /** The language of what React Aria itself says, such as it-IT. */
  locale: string;
  navigate?: Navigate | undefined;
  children: ReactNode;
};

/** Gives every component below it the language and the way to move between pages. */
export function KitProvider({ locale, navigate, children }: KitProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <NavigationContext value={navigate}>{children}</NavigationContext>
    </I18nProvider>
  );
}
