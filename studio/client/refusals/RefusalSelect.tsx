import { useTranslation } from '#i18n';
import type { RefusalView } from '../../catalogue.ts';
import { noAnswer, type RefusalsView } from '../../refusals.ts';
import { Labelled } from '../steps/Labelled.tsx';

type SelectProps = { view: RefusalsView; chosen: string; onChoose: (code: string) => void };

/** Asks for a refusal by what it means; those that any call may get stand last. */
export function RefusalSelect({ view: { left, lost }, chosen, onChoose }: SelectProps) {
  const { t } = useTranslation('studio');
  return (
    <Labelled label={t('refuse.which')}>
      <select value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{t('add.choose')}</option>
        {(lost.isCommit || !lost.isRouted) && <option value={noAnswer}>{t('lost.which')}</option>}
        <Refusals words={t('refuse.own')} refusals={left.filter(({ isGeneral }) => isGeneral !== true)} />
        <Refusals words={t('simulator.general')} refusals={left.filter(({ isGeneral }) => isGeneral)} />
      </select>
    </Labelled>
  );
}

function Refusals({ words, refusals }: { words: string; refusals: readonly RefusalView[] }) {
  if (refusals.length === 0) return null;
  return (
    <optgroup label={words}>
      {refusals.map((each) => (
        <option key={each.code} value={each.code}>
          {each.words === '' ? each.code : `${each.words} (${each.code})`}
        </option>
      ))}
    </optgroup>
  );
}
