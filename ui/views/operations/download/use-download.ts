import { useState } from 'react';
import { useTranslation } from '#i18n';
import type { BankRequests } from '#schemas';
import { useApp, type OperationFilters } from '#ui/state';
import { bankFilters } from '../filters/operation-filters.ts';

/** What the file may be. */
export type FileKind = BankRequests['downloadTransactions']['ext'];

export const fileKinds: readonly FileKind[] = ['xlsx', 'csv'];

const mediaTypes: Readonly<Record<FileKind, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

type Wish = { cardId: string; filters: OperationFilters; onDone: () => void };

/** Fetches the file and offers it under the documents’ name, movimenti (OPS-37). */
export function useDownload({ cardId, filters, onDone }: Wish) {
  const { calls, files, stores } = useApp();
  const { t } = useTranslation('operation-download');
  const [isLoading, setLoading] = useState(false);
  const [isUnproven, setUnproven] = useState(false);
  const download = async (ext: FileKind): Promise<void> => {
    setLoading(true);
    setUnproven(false);
    const body = { cardId, ext, ...bankFilters(filters) };
    const outcome = await calls.call('downloadTransactions', { body });
    setLoading(false);
    // Any other failure is told as those of all views (ERR-08).
    if (outcome.kind !== 'done') return setUnproven(outcome.kind === 'unproven');
    files.offer({ name: `movimenti.${ext}`, mediaType: mediaTypes[ext], content: outcome.value });
    stores.messages.getState().add({ text: t('done'), status: 'ok' });
    onDone();
  };
  return { download, isLoading, isUnproven };
}
