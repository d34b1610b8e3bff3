import { useTranslation } from '#i18n';
import type { DeclaredAnswer, StageView } from '../../protocol.ts';
import { catalogueAddress } from '../route.ts';
import type { ToStage, WalkReport } from '../../stage/messages.ts';
import { operationName } from '../words/step-words.ts';
import { answerWords } from './answer-words.ts';
import styles from './SimulatorPane.module.css';

type AnswersProps = { report: WalkReport; view: StageView; send: (message: ToStage) => void };

/** More answers of scenarios than these are folded. */
const mostOpen = 2;

/** Offers every answer that the bank may give to the call that waits. */
export function BankAnswers({ report, view, send }: AnswersProps) {
  const { t } = useTranslation('studio');
  const { pending, isTimed, canGoBack, journey } = report;
  const answers = pending ? (view.answers[pending.operation] ?? []) : [];
  const good = answers.filter(({ kind, scenario }) => kind !== 'refused' && scenario === undefined);
  const lived = answers.filter(({ scenario }) => scenario !== undefined);
  const refused = answers.filter(({ kind, isGeneral }) => kind === 'refused' && isGeneral !== true);
  const general = answers.filter(({ isGeneral }) => isGeneral === true);
  const operation = pending && operationName(t, pending.operation);
  return (
    <div className={styles['answers']}>
      <output className={styles['waits']} data-waiting={pending !== undefined || undefined}>
        {pending
          ? t(pending.isBehind ? 'simulator.waitsBehind' : 'simulator.waits', { operation })
          : t('simulator.nothingWaits')}
      </output>
      {pending && (
        <>
          <a href={catalogueAddress({ kind: 'operation', name: pending.operation })}>
            {t('simulator.lookUp')}
          </a>
          <Answers answers={good} operation={pending.operation} send={send} />
          {lived.length > 0 && (
            <details open={lived.length <= mostOpen}>
              <summary>{t('simulator.lived')}</summary>
              <Answers answers={lived} operation={pending.operation} send={send} />
            </details>
          )}
          {refused.length > 0 && <h3>{t('simulator.codes')}</h3>}
          <Answers answers={refused} operation={pending.operation} send={send} />
          {general.length > 0 && (
            <details>
              <summary>{t('simulator.general')}</summary>
              <Answers answers={general} operation={pending.operation} send={send} />
            </details>
          )}
        </>
      )}
      {isTimed && (
        <>
          <p className={styles['note']}>{t('simulator.timed')}</p>
          <button type="button" onClick={() => send({ kind: 'time' })}>
            {t('simulator.time')}
          </button>
        </>
      )}
      <div className={styles['moves']}>
        <button type="button" disabled={!canGoBack} onClick={() => send({ kind: 'back' })}>
          {t('stage.back')}
        </button>
        <button type="button" onClick={() => send({ kind: 'open', journey })}>
          {t('stage.again')}
        </button>
      </div>
    </div>
  );
}

type ListProps = { answers: readonly DeclaredAnswer[]; operation: string; send: AnswersProps['send'] };

function Answers({ answers, operation, send }: ListProps) {
  const { t } = useTranslation('studio');
  return (
    <ul className={styles['list']}>
      {answers.map((answer) => {
        const { name, note } = answerWords(t, answer);
        return (
          <li key={answer.id}>
            <button
              type="button"
              data-kind={answer.kind}
              onClick={() => send({ kind: 'reply', operation, answer: name, reply: answer.reply })}
            >
              <span>{name}</span>
              {note !== undefined && <span className={styles['note']}>{note}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
