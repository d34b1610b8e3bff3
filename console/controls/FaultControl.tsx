import { useTranslation } from '#i18n';
import { Checkbox, Select, TextField } from '#ui/kit';
import { useState } from 'react';
import { useBank } from '../server/bank.ts';
import { faultWords } from './order-words.ts';
import { OrderPanel } from './OrderPanel.tsx';

const kinds = ['status', 'error', 'delay', 'hang', 'reset', 'malformed'] as const;
const statuses = ['500', '401', '429', '503'];

/** Has calls of the bank go wrong. */
export function FaultControl() {
  const { t } = useTranslation('console');
  const { live, fixed } = useBank();
  const [kind, setKind] = useState<string>('status');
  const [status, setStatus] = useState('500');
  const [code, setCode] = useState<string | null>(null);
  const [ms, setMs] = useState('5000');
  const [after, setAfter] = useState(false);
  const codesOf = (operationId: string) => fixed.codes[operationId] ?? [];
  const codeFor = (operationId: string) =>
    codesOf(operationId).find((one) => one === code) ?? codesOf(operationId)[0] ?? '';
  return (
    <OrderPanel
      path="faults"
      orders={live.faults}
      lines={live.faults.map((fault) => faultWords(t, fault))}
      make={(common) => ({
        ...common,
        kind,
        ...(kind === 'status' && { status: Number(status) }),
        ...(kind === 'error' && { code: codeFor(common.operationId) }),
        ...(kind === 'delay' && { ms: Number(ms) }),
        ...(after && { after }),
      })}
    >
      {(operationId) => (
        <>
          <KindSelect kind={kind} onChange={setKind} />
          {kind === 'status' && (
            <Select
              label={t('faults.status')}
              choices={statuses.map((value) => ({ value, label: value }))}
              value={status}
              onChange={setStatus}
              placeholder=""
            />
          )}
          {kind === 'error' && (
            <Select
              label={t('faults.code')}
              choices={codesOf(operationId).map((value) => ({ value, label: value }))}
              value={codeFor(operationId)}
              onChange={setCode}
              placeholder=""
            />
          )}
          {kind === 'delay' && (
            <TextField label={t('faults.ms')} value={ms} onChange={setMs} accepts="digits" maxLength={6} />
          )}
          <Checkbox label={t('faults.after')} isSelected={after} onChange={setAfter} />
        </>
      )}
    </OrderPanel>
  );
}

function KindSelect({ kind, onChange }: { kind: string; onChange: (kind: string) => void }) {
  const { t } = useTranslation('console');
  const choices = kinds.map((value) => ({ value, label: t(`faults.kind.${value}`) }));
  return (
    <Select label={t('faults.what')} choices={choices} value={kind} onChange={onChange} placeholder="" />
  );
}
