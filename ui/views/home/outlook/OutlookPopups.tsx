import { createContext, type ReactNode, use, useState } from 'react';

type PopupName = 'spending' | 'upcoming';

type Opened = { opened: PopupName | undefined; open: (name: PopupName | undefined) => void };

const OpenedContext = createContext<Opened>({ opened: undefined, open: () => undefined });

/** Keeps which popup of the home is open where a turned phone, whose tiles stand elsewhere, does not close it. */
export function OutlookPopups({ children }: { children: ReactNode }) {
  const [opened, open] = useState<PopupName>();
  return <OpenedContext value={{ opened, open }}>{children}</OpenedContext>;
}

/** Returns whether a popup is open, and how it is opened and closed. */
export function useOutlookPopup(name: PopupName): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { opened, open } = use(OpenedContext);
  return [opened === name, (isOpen) => open(isOpen ? name : undefined)];
}
