import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { useRef } from 'react';
import box from '../frame/Box.module.css';
import { isTwice, type ChoiceDraft } from './field-draft.ts';
import styles from './Fields.module.css';

type RowsProps = { choices: readonly ChoiceDraft[]; onChange: (choices: readonly ChoiceDraft[]) => void };

const plain = { autoComplete: 'off', spellCheck: 'false' } as const;

/** Says what each choice is called; the value of one that is there stays, for scenarios and guards read it. */
export function ChoiceRows({ choices, onChange }: RowsProps) {
  const { t } = useTranslation('studio');
  const adder = useRef<HTMLButtonElement>(null);
  const change = (index: number, next: Partial<ChoiceDraft>): void =>
    onChange(choices.map((each, at) => (at === index ? { ...each, ...next } : each)));
  const remove = (index: number): void => {
    onChange(choices.toSpliced(index, 1));
    // What had the focus goes with its row.
    adder.current?.focus();
  };
  return (
    <fieldset className={styles['choices']}>
      <legend>{t('fields.choices')}</legend>
      {choices.map(({ value, words, isNew }, index) => {
        const name = value === '' ? t('fields.choiceNew') : value;
        return (
          // Rows are told apart by their place alone: two new ones are alike.
          <div key={index} className={styles['choice']}>
            {isNew ? (
              <TextField
                label={t('fields.choiceValue')}
                value={value}
                onChange={(next) => change(index, { value: next })}
                error={isTwice(choices, index) ? t('fields.choiceTwice', { value: value.trim() }) : undefined}
                {...plain}
              />
            ) : (
              <code>{value}</code>
            )}
            <TextField
              label={t('fields.choiceWords', { name })}
              value={words}
              onChange={(next) => change(index, { words: next })}
              hint={
                words.trim() === '' ? t(isNew ? 'fields.choiceUnworded' : 'fields.choiceKeeps') : undefined
              }
              autoComplete="off"
            />
            <button
              type="button"
              className={box['opener']}
              aria-label={t('fields.choiceRemoveOf', { name })}
              onClick={() => remove(index)}
            >
              {t('fields.choiceRemove')}
            </button>
          </div>
        );
      })}
      <button
        ref={adder}
        type="button"
        className={box['opener']}
        onClick={() => onChange([...choices, { value: '', words: '', isNew: true }])}
      >
        {t('fields.choiceAdd')}
      </button>
    </fieldset>
  );
}
