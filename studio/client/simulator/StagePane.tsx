import { useTranslation } from '#i18n';
import type { JourneyView, StageView } from '../../protocol.ts';
import type { Part } from '../route.ts';
import { stepTitle } from '../words/step-words.ts';
import { outcomeName } from '../words/way-words.ts';
import { Choice } from './Choice.tsx';
import styles from './StagePane.module.css';
import { Transport } from './Transport.tsx';
import type { Stage, StageFault } from './use-stage.ts';

type PaneProps = {
  stage: Stage;
  view: StageView | undefined;
  journey: JourneyView;
  part: Part;
  isReadOnly: boolean;
  isWide: boolean;
  onWide: (isWide: boolean) => void;
};

/** Shows the real screen, as a phone or a computer would, light or dark. */
export function StagePane(props: PaneProps) {
  const { stage, view, journey, part, isReadOnly, isWide, onWide } = props;
  const { t } = useTranslation('studio');
  const { frame, report, fault, look, setLook } = stage;
  const ended = report?.state.ended;
  const label = report?.moments[report.at]?.label;
  return (
    <section className={styles['pane']} aria-label={t('stage.title')}>
      <div className={styles['tools']}>
        <Choice
          label={t('stage.device')}
          chosen={isWide ? 'desktop' : 'phone'}
          choices={[
            { value: 'phone', label: t('stage.phone') },
            { value: 'desktop', label: t('stage.desktop') },
          ]}
          onChoose={(value) => onWide(value === 'desktop')}
        />
        <Choice
          label={t('stage.look')}
          chosen={look}
          choices={[
            { value: 'light', label: t('stage.light') },
            { value: 'dark', label: t('stage.dark') },
          ]}
          onChoose={(value) => setLook(value === 'dark' ? 'dark' : 'light')}
        />
        <ScenarioChoice stage={stage} view={view} />
      </div>
      {fault !== undefined && <Fault fault={fault} journey={journey} />}
      <div className={styles['ground']} data-old={fault !== undefined || undefined}>
        <iframe
          ref={frame}
          className={isWide ? styles['desktop'] : styles['phone']}
          src="/stage"
          title={t('stage.frame')}
        />
      </div>
      <output className={styles['state']}>
        {ended
          ? t('stage.ended', { outcome: outcomeName(t, ended.outcome) })
          : label?.kind === 'sample' && t('stage.sample')}
      </output>
      {report && (
        <Transport stage={stage} report={report} journey={journey} part={part} isReadOnly={isReadOnly} />
      )}
    </section>
  );
}

/** Says why the picture is old, and what to do. */
function Fault({ fault, journey }: Pick<PaneProps, 'journey'> & { fault: StageFault }) {
  const { t } = useTranslation('studio');
  if ('why' in fault)
    return <output className={styles['fault']}>{t('stage.fault', { why: fault.why })}</output>;
  const step = journey.steps.find(({ name }) => name === fault.step);
  const title = step ? stepTitle(t, step) : fault.step;
  return <output className={styles['fault']}>{t('stage.unshown', { title })}</output>;
}

function ScenarioChoice({ stage: { report, send }, view }: Pick<PaneProps, 'stage' | 'view'>) {
  const { t } = useTranslation('studio');
  if (!view || !report) return null;
  const { journey } = report;
  const open = (name: string): void => {
    const isThere = view.scenarios.some((each) => each.name === name);
    send({ kind: 'open', journey, ...(isThere && { at: { scenario: name, moment: 0 } }) });
  };
  return (
    <select
      className={styles['scenario']}
      aria-label={t('stage.scenario')}
      value=""
      onChange={({ currentTarget }) => open(currentTarget.value)}
    >
      <option value="" disabled>
        {t('stage.scenario')}
      </option>
      <option value="-">{t('stage.none')}</option>
      {view.scenarios.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}
