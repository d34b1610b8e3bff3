import { useTranslation } from '#i18n';
import { isStepDraft } from '../step-form/step-drafts.ts';
import { guardOf, journeyOfGuard } from '../guards/use-guard-draft.ts';
import { addressOf, guardAddress, newJourneyAddress, textAddress } from '../route.ts';
import { conditionWords } from '../words/condition.ts';
import { counted } from '../words/counted.ts';
import type { Draft } from './draft.ts';
import { formAt, typedWords, type FormPlace } from './form-place.ts';
import styles from './Drafts.module.css';
import { useDraftStore } from './drafts-context.ts';

type ListProps = {
  drafts: readonly Draft[];
  /** Those that are there. */
  journeys: readonly string[];
};

/** Lists what has been typed and is not written, each with the way to its text, or to be thrown away. */
export function DraftList({ drafts, journeys }: ListProps) {
  const { t } = useTranslation('studio');
  const store = useDraftStore();
  if (drafts.length === 0) return null;
  return (
    <section className={styles['drafts']} aria-label={t('drafts.title')}>
      <h2>{counted(t, ['drafts.count.one', 'drafts.count.many'], drafts.length)}</h2>
      <p className={styles['note']}>{t('drafts.note')}</p>
      <ul>
        {drafts.map((draft) => (
          <li key={`${draft.file} ${draft.key}`} className={styles['draft']}>
            <span className={styles['place']}>{placeWords(draft)}</span>
            <q className={styles['words']}>{wordsOf(t, draft)}</q>
            <span className={styles['deeds']}>
              {isThere(draft, journeys) ? (
                <a href={addressOfDraft(draft)}>{t('drafts.goTo')}</a>
              ) : (
                <span className={styles['gone']}>{t('drafts.gone')}</span>
              )}
              <button type="button" onClick={() => store.drop(draft)}>
                {t('drafts.discard')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type T = ReturnType<typeof useTranslation>['t'];

const placeWords = (draft: Draft): string => {
  if (draft.label === undefined) return `${draft.file}: ${draft.key}`;
  const journey = formAt(draft)?.journey;
  return journey === undefined ? draft.label : `${journey}: ${draft.label}`;
};

function wordsOf(t: T, draft: Draft): string {
  if (formAt(draft)) return typedWords(draft);
  if (journeyOfGuard(draft) === undefined || isStepDraft(draft)) return draft.words;
  return draft.words === '' ? t('guard.always') : conditionWords(t, guardOf(draft.words));
}

function addressOfDraft(draft: Draft): string {
  const form = formAt(draft);
  if (form) return addressOfForm(form);
  const journey = journeyOfGuard(draft);
  return journey === undefined ? textAddress(draft) : guardAddress({ journey, pointer: draft.key });
}

/** Returns whether what was typed can be gone to: the journey that it is of is there. */
function isThere(draft: Draft, journeys: readonly string[]): boolean {
  const form = formAt(draft);
  const journey = form ? form.journey : (journeyOfGuard(draft) ?? draft.file);
  return journey === undefined || journeys.includes(journey);
}

const addressOfForm = ({ journey, step }: FormPlace): string => {
  if (journey === undefined) return newJourneyAddress;
  return addressOf(step === undefined ? { journey, part: 'data' } : { journey, part: 'drawing', step });
};
