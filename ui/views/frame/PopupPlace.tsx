import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from '#i18n';
import { Button, Dialog } from '#ui/kit';
import { ListSkeleton } from '../cards/ListSkeleton.tsx';
import { Area } from './Area.tsx';

type Instead = { title: string; onClose: () => void };

const InsteadContext = createContext<Instead | undefined>(undefined);

/**
 * Holds a popup whose code is fetched when it is asked for. Until it is there a popup of the same title says that it comes
 * (HOLDER-09); where it could not be had, that popup says so, and the page beneath stays as it is (HOLDER-03).
 */
export function PopupPlace({ name, children, ...instead }: Instead & { name: string; children: ReactNode }) {
  const { t } = useTranslation('frame');
  useLeadBack();
  const coming = (
    <PopupInstead>
      <ListSkeleton label={t('loading')} />
    </PopupInstead>
  );
  return (
    <InsteadContext value={instead}>
      <Area name={name} around={PopupInstead}>
        <Suspense fallback={coming}>{children}</Suspense>
      </Area>
    </InsteadContext>
  );
}

/** Leads the focus back to what opened the popup: the one that takes another's place knows that one alone. */
function useLeadBack(): void {
  const [opener] = useState(() => document.activeElement as HTMLElement | null); // what has the focus can take it
  useEffect(
    () => () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body) opener?.focus();
      }),
    [opener],
  );
}

function PopupInstead({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  const instead = use(InsteadContext);
  if (!instead) return null;
  const { title, onClose } = instead;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('close')}
      title={title}
      footer={
        <Button variant="secondary" onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
