import { createContext, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { BackContext, type BackHolder } from './use-back.ts';

/** Goes to a path of the portal without loading the page again. */
export type Navigate = (path: string) => void;

/** Holds how links move inside the portal; without a provider they load the page, as plain links do. */
export const NavigationContext = createContext<Navigate | undefined>(undefined);

/** Holds the addresses that texts may lead to by name, and what is said of a link that opens a new tab and of a masked number. */
export const PlacesContext = createContext<Places>({ addresses: {}, newTab: '' });

/** The places outside the portal that a bank has set. */
export type Places = {
  addresses: Readonly<Record<string, string>>;
  newTab: string;
  /** Tells of a path of the portal that it cannot be shown here: there it would only ask to log in once more. */
  isShut?: ((path: string) => boolean) | undefined;
  /** Says how a masked number ends, within the sentence in which it stands. */
  ending?: (digits: string) => string;
};

type KitProviderProps = {
  /** The language of what React Aria itself says, such as it-IT. */
  locale: string;
  navigate?: Navigate | undefined;
  /** Gives the browser’s Back to what stands open. */
  holdBack?: ((holder: BackHolder) => () => void) | undefined;
  children: ReactNode;
};

/** Gives every component below it the language and the way to move between pages. */
export function KitProvider({ locale, navigate, holdBack, children }: KitProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <BackContext value={holdBack}>
        <NavigationContext value={navigate}>{children}</NavigationContext>
      </BackContext>
    </I18nProvider>
  );
}
