import { createContext, type ReactNode, Suspense, use } from 'react';
import { useTranslation } from '#i18n';
import { Button, Dialog } from '#ui/kit';
import { Area } from './Area.tsx';

type Instead = { title: string; onClose: () => void };

const InsteadContext = createContext<Instead | undefined>(undefined);

/**
 * Holds a popup whose code is fetched when it is asked for. Where it could not be, a popup of the same title says so, and the
 * page beneath stays as it is (HOLDER-03).
 */
export function PopupPlace({ name, children, ...instead }: Instead & { name: string; children: ReactNode }) {
  return (
    <InsteadContext value={instead}>
      <Area name={name} around={PopupInstead}>
        <Suspense>{children}</Suspense>
      </Area>
    </InsteadContext>
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
