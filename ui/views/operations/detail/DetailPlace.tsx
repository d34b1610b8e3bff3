import { type ComponentProps, createContext, type ReactNode, Suspense, use, useEffect } from 'react';
import { loadTree, useTranslation } from '#i18n';
import { Button, Dialog } from '#ui/kit';
import { fetchedWithTexts } from '#ui/state';
import { Area } from '../../frame/Area.tsx';
import { whenIdle } from './when-idle.ts';

const load = async () => (await import('./OperationDetail.tsx')).OperationDetail;
const texts = 'operation-detail';

const OperationDetail = fetchedWithTexts(load, texts);

type Detail = ComponentProps<typeof OperationDetail>;

const DetailContext = createContext<Detail | undefined>(undefined);

type DetailPlaceProps = {
  /** Nothing more urgent is on its way. */
  isIdle: boolean;
  detail: Detail | undefined;
};

/**
 * Shows the detail that was asked for above the list. It is fetched before anybody asks; where it could not be, a popup in its
 * place says so, and the list stays as it is (HOLDER-03).
 */
export function DetailPlace({ isIdle, detail }: DetailPlaceProps) {
  useEffect(() => (isIdle ? whenIdle(window, fetchAhead) : undefined), [isIdle]);
  if (!detail) return null;
  return (
    <DetailContext value={detail}>
      <Area name="home-detail" around={Instead}>
        <Suspense>
          <OperationDetail {...detail} />
        </Suspense>
      </Area>
    </DetailContext>
  );
}

/** What a browser could not fetch once it may never ask for again: without a connection it is left alone. */
function fetchAhead(): void {
  if (window.navigator.onLine) void Promise.all([load(), loadTree(texts)]).catch(() => undefined);
}

function Instead({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  const detail = use(DetailContext);
  if (!detail) return null;
  const { operation, onClose } = detail;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('close')}
      title={operation.merchant.merchantName}
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
