import type { OperationFilters } from '#ui/state';
import { useState } from 'react';
import { formatCount, useTranslation } from '#i18n';
import { Button, Dialog, Notice, RadioGroup } from '#ui/kit';
import { type FileKind, fileKinds, useDownload } from './use-download.ts';

type DownloadDialogProps = {
  cardId: string;
  filters: OperationFilters;
  /** How many operations the file will hold. */
  total: number;
  onClose: () => void;
};

/** Takes the operations away as a file, with the filters of the list (FILTER-10). */
export function DownloadDialog({ cardId, filters, total, onClose }: DownloadDialogProps) {
  const { t } = useTranslation('operation-download');
  const { t: list } = useTranslation('operations');
  const [kind, setKind] = useState<FileKind>('xlsx');
  const { download, isLoading, isUnproven } = useDownload({ cardId, filters, onDone: onClose });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('closeIcon')}
      title={list('download.title')}
      footer={
        <Button isLoading={isLoading} loadingLabel={t('loading')} onPress={() => void download(kind)}>
          {t('confirm')}
        </Button>
      }
    >
      <p>{t('text', { total: formatCount(total) })}</p>
      {isUnproven && (
        <Notice tone="critical" isAnnounced>
          {t('unproven')}
        </Notice>
      )}
      <RadioGroup
        label={t('kind')}
        choices={fileKinds.map((value) => ({
          value,
          label: t(`${value}.label`),
          description: t(`${value}.note`),
        }))}
        value={kind}
        onChange={(chosen) => setKind(fileKinds.find((known) => known === chosen) ?? kind)}
      />
    </Dialog>
  );
}
