import { useTranslation } from '#i18n';
import { useRef } from 'react';
import type { ReadableView } from '../../protocol.ts';
import box from '../frame/Box.module.css';
import { readableName } from '../words/readable-name.ts';
import { DatumPicker } from './DatumPicker.tsx';
import styles from './Shown.module.css';
import { formatsOf, namesIn, valueFor, written, type ValueDraft } from './shown-draft.ts';
import type { PartProps } from './part-props.ts';

/** Shows what fills the placeholders of a screen’s texts, to be added to and taken from. */
export function ValueRows({ journey, step, draft, onDraft }: PartProps) {
  const { t } = useTranslation('studio');
  const { values, lines } = draft;
  const whole = useRef<HTMLElement>(null);
  const used = new Set([
    ...lines.flatMap(({ text }) => namesIn(text)),
    ...journey.texts
      .filter(({ key }) => key.startsWith(`${step.name}.`) && !/^[^.]+\.summary\./.test(key))
      .flatMap(({ words }) => namesIn(words)),
  ]);
  const put = (next: readonly ValueDraft[]): void => onDraft({ ...draft, values: next });
  return (
    <section ref={whole} className={styles['part']} aria-label={t('shown.values')}>
      <h2>{t('shown.values')}</h2>
      <p className={box['note']}>{t(values.length === 0 ? 'shown.noValues' : 'shown.valuesHint')}</p>
      <ul className={styles['values']}>
        {values.map((value) => (
          <ValueRow
            key={value.name}
            value={value}
            readable={journey.readable.find(({ path }) => path === value.path)}
            isUsed={used.has(value.name)}
            onRemove={() => {
              put(values.filter((each) => each !== value));
              // What had the focus goes.
              whole.current?.querySelector<HTMLElement>('input')?.focus();
            }}
          />
        ))}
      </ul>
      <div className={styles['add']}>
        <DatumPicker
          label={t('shown.valueAdd')}
          journey={journey}
          chosen=""
          otherwise={t('shown.whatChoose')}
          onChoose={(readable) => {
            const { value } = valueFor(readable, values);
            const others = values.filter((each) => each !== value);
            put([...others, { ...value, isOfLine: false }]);
          }}
        />
      </div>
    </section>
  );
}

type RowProps = {
  value: ValueDraft;
  readable: ReadableView | undefined;
  isUsed: boolean;
  onRemove: () => void;
};

function ValueRow({ value: { name, path }, readable, isUsed, onRemove }: RowProps) {
  const { t } = useTranslation('studio');
  const [format = ''] = formatsOf(readable);
  const computed = t(name === 'context' ? 'shown.variants' : 'shown.computed');
  const what = readable ? readableName(t, readable) : path || computed;
  const isNamed = isUsed || name === 'context';
  return (
    <li className={styles['value']}>
      <code>{written(name, '')}</code>
      <span>{what}</span>
      <span className={box['note']}>
        {t(isNamed ? 'shown.used' : 'shown.unused', { written: written(name, format) })}
      </span>
      <button
        type="button"
        className={box['opener']}
        aria-label={t('shown.removeValue', { name })}
        onClick={onRemove}
      >
        {t('shown.remove')}
      </button>
    </li>
  );
}
