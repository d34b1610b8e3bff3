import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { goTo } from '../route.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { ChangeForm } from '../steps/ChangeForm.tsx';
import { useStepChange } from '../steps/use-step-change.ts';
import type { GoalView } from '../../new-journey.ts';
import { GoalChoice } from './GoalChoice.tsx';
import { NamesFields } from './NamesFields.tsx';
import { nameFrom } from './name-from.ts';
import styles from './NewJourney.module.css';
import { OpeningFields } from './OpeningFields.tsx';
import { OperationFinder } from './OperationFinder.tsx';
import { OperationSelect } from './OperationSelect.tsx';
import { additionOf, nothingSaid } from './order.ts';

/** Asks what a new journey is for, and shows the files that it will have before they are written. */
export function NewJourneyPage() {
  const { t } = useTranslation('studio');
  const answered = useServer(places.goals());
  return (
    <div className={styles['page']}>
      <div className={styles['whole']}>
        <h1>{t('newJourney.title')}</h1>
        <p className={styles['lead']}>{t('newJourney.lead')}</p>
        {answered?.kind === 'found' ? (
          <NewJourneyForm views={answered.value} />
        ) : (
          <Loading label={t('newJourney.title')} />
        )}
      </div>
    </div>
  );
}

function NewJourneyForm({ views }: { views: readonly GoalView[] }) {
  const { t } = useTranslation('studio');
  const label = t('newJourney.title');
  const draft = useFormDraft({ form: 'add journey' }, { label, begun: nothingSaid });
  const { said: order } = draft;
  const say = (more: Partial<typeof order>): void => draft.say({ ...order, ...more });
  const name = (order.name ?? nameFrom(order.title)).trim();
  const view = views.find(({ goal }) => goal === order.goal);
  const isWhole =
    name !== '' && order.title.trim() !== '' && (order.operation !== '' || view?.isBankless === true);
  const changing = useStepChange(additionOf(order, name), {
    draft,
    isWhole,
    onDone: () => goTo({ journey: name, part: 'drawing' }),
  });
  const { preview } = changing;
  return (
    <ChangeForm
      label={label}
      words={t('newJourney.do')}
      hint={isWhole ? t('deeds.looking') : t('newJourney.hint')}
      changing={changing}
      onClose={() => goTo({ part: 'drawing' })}
    >
      <OperationFinder
        views={views}
        onFind={({ goal, operation, words }) =>
          say({ goal, operation, ...(order.title.trim() === '' && { title: words }) })
        }
      />
      {/* What is called for one goal seldom serves another. */}
      <GoalChoice views={views} goal={order.goal} onGoal={(goal) => say({ goal, operation: '' })} />
      <div className={styles['fields']}>
        <OperationSelect
          view={view}
          operation={order.operation}
          onOperation={(operation) => say({ operation })}
        />
        <NamesFields
          order={order}
          name={name}
          why={preview?.kind === 'refused' ? preview.why : undefined}
          onSay={say}
        />
        <OpeningFields order={order} name={name} onSay={say} />
      </div>
    </ChangeForm>
  );
}
