import { type ComponentProps, useEffect } from 'react';
import { loadTree } from '#i18n';
import { fetchedWithTexts } from '#ui/state';
import { PopupPlace } from '../../frame/PopupPlace.tsx';
import { whenIdle } from './when-idle.ts';

const load = async () => (await import('./OperationDetail.tsx')).OperationDetail;
const texts = 'operation-detail';

const OperationDetail = fetchedWithTexts(load, texts);

type Detail = ComponentProps<typeof OperationDetail>;

type DetailPlaceProps = {
  /** Nothing more urgent is on its way. */
  isIdle: boolean;
  detail: Detail | undefined;
};

/** Shows the detail that was asked for above the list; it is fetched before anybody asks (HOLDER-03). */
export function DetailPlace({ isIdle, detail }: DetailPlaceProps) {
  useEffect(() => (isIdle ? whenIdle(window, fetchAhead) : undefined), [isIdle]);
  if (!detail) return null;
  return (
    <PopupPlace name="home-detail" title={detail.operation.merchant.merchantName} onClose={detail.onClose}>
      <OperationDetail {...detail} />
    </PopupPlace>
  );
}

/** What a browser could not fetch once it may never ask for again: without a connection it is left alone. */
function fetchAhead(): void {
  if (window.navigator.onLine) void Promise.all([load(), loadTree(texts)]).catch(() => undefined);
}
