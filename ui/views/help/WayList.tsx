import { useId } from 'react';
import { useTranslation } from '#i18n';
import { CallableWords, Heading, Icon, type IconName, Link, Stack } from '#ui/kit';
import styles from './WayList.module.css';

/**
 * A way to be helped, that leads to a page or opens something on this one; `key` is its place under `help` in the texts,
 * unless it brings its words.
 */
export type Way = {
  key: string;
  icon: IconName;
  words?: { label: string; text: string };
  /** What may be called, beneath the way and apart from its link: places under `numbers` in its texts. */
  numbers?: readonly string[];
} & ({ href: string; isExternal?: true } | { onPress: () => void } | { choices: readonly Choice[] });

/** Where a way leads that leads to one of several. */
type Choice = { key: string; name: string; href: string; onFollow: () => void };

/** Lists ways to be helped under a heading. */
export function WayList({ title, ways }: { title: string; ways: readonly Way[] }) {
  const { t } = useTranslation('help');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} size="group" id={id}>
          {title}
        </Heading>
        <ul className={styles['list']}>
          {ways.map((way) => (
            <li key={way.key} className={styles['way']}>
              <div className={styles['row']}>
                <span className={styles['icon']}>
                  <Icon name={way.icon} size={24} />
                </span>
                <span className={styles['what']}>
                  <WayName way={way} />
                  <span className={styles['text']}>
                    <CallableWords text={way.words?.text ?? t(`help.${way.key}.text`)} />
                  </span>
                </span>
              </div>
              {'choices' in way && <Choices choices={way.choices} />}
              {way.numbers?.map((number) => (
                <p key={number} className={styles['beneath']}>
                  <CallableWords text={t(`help.${way.key}.numbers.${number}`)} />
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function WayName({ way }: { way: Way }) {
  const { t } = useTranslation('help');
  const title = <span className={styles['title']}>{way.words?.label ?? t(`help.${way.key}.title`)}</span>;
  if ('onPress' in way) {
    return (
      <button type="button" className={styles['button']} onClick={way.onPress}>
        {title}
      </button>
    );
  }
  if ('choices' in way) return title;
  return (
    <Link href={way.href} isQuiet {...(way.isExternal && { externalLabel: t('help.newTab') })}>
      {title}
    </Link>
  );
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul>
      {choices.map(({ key, name, href, onFollow }) => (
        <li key={key} className={styles['beneath']}>
          <Link href={href} onFollow={onFollow}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
