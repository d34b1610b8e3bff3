import { useTranslation } from '#i18n';
import { Switch } from '#ui/kit';
import type { FlagView, StageView } from '../../protocol.ts';
import type { ToStage, WalkReport } from '../../stage/messages.ts';
import { flagName, flagValue } from '../words/flag-name.ts';
import styles from './SimulatorPane.module.css';

type FlagsProps = { report: WalkReport; view: StageView; send: (message: ToStage) => void };

/** Sets the flags that the guards of the journey read, where the walk stands. */
export function Flags({ report, view, send }: FlagsProps) {
  const { t } = useTranslation('studio');
  if (view.flags.length === 0) return <p>{t('simulator.noFlags')}</p>;
  return (
    <div className={styles['flags']}>
      <p className={styles['note']}>{t('simulator.flagsNote')}</p>
      {view.flags.map((flag) => (
        <Flag
          key={flag.path}
          flag={flag}
          now={valueAt(report.state.context, flag.path)}
          onSet={(value) => send({ kind: 'flag', path: flag.path, value })}
        />
      ))}
    </div>
  );
}

type FlagProps = { flag: FlagView; now: unknown; onSet: (value: string | boolean) => void };

function Flag({ flag: { path, values }, now, onSet }: FlagProps) {
  const { t } = useTranslation('studio');
  const name = flagName(t, path);
  if (values.every((value) => typeof value === 'boolean'))
    return <Switch label={name} isOn={now === true} onChange={onSet} />;
  return (
    <label className={styles['flag']}>
      <span>{name}</span>
      <select value={String(now)} onChange={({ currentTarget }) => onSet(currentTarget.value)}>
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {flagValue(path, value)}
          </option>
        ))}
      </select>
    </label>
  );
}

function valueAt(context: object, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => Object(node)[key], context);
}
