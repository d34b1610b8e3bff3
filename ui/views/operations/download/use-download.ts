import { useState } from 'react';
import { useTranslation } from '#i18n';
import type { BankRequests } from '#schemas';
import { useApp } from '#ui/app';
import type { CallOutcome } from '#ui/bank';
import { bankFilters, type OperationFilters } from '../filters/operation-filters.ts';

/** What the file may be. */
export type FileKind = BankRequests['downloadTransactions']['ext'];

export const fileKinds: readonly FileKind[] = ['xlsx', 'csv'];

const mediaTypes: Readonly<Record<FileKind, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** Names the text that says why there is no file. */
export type DownloadProblem = 'tooLarge' | 'unproven' | 'failed';

type Wish = { cardId: string; filters: OperationFilters; onDone: () => void };

/** Fetches the file and offers it under the documents’ name, movimenti (OPS-37). */
export function useDownload({ cardId, filters, onDone }: Wish) {
  const { calls, files, stores } = useApp();
  const { t } = useTranslation('operations');
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<DownloadProblem>();
  const download = async (ext: FileKind): Promise<void> => {
    setLoading(true);
    setProblem(undefined);
    const body = { cardId, ext, ...bankFilters(filters) };
    const outcome = await calls.call('downloadTransactions', { body });
    setLoading(false);
    if (outcome.kind !== 'done') return setProblem(problemOf(outcome));
    files.offer({ name: `movimenti.${ext}`, mediaType: mediaTypes[ext], content: outcome.value });
    stores.messages.getState().add({ text: t('download.done'), status: 'ok' });
    onDone();
  };
  return { download, isLoading, problem };
}

function problemOf(outcome: CallOutcome<unknown>): DownloadProblem {
  if (outcome.kind === 'unproven') return 'unproven';
  return outcome.kind === 'refused' && outcome.code === 'DOWNLOAD_TOO_LARGE' ? 'tooLarge' : 'failed';
}
