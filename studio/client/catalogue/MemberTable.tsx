import type { TFunction } from '#i18n';
import { useTranslation } from '#i18n';
import type { MemberView } from '../../catalogue.ts';
import { branded } from '../words/flag-name.ts';
import styles from './Entry.module.css';

type TableProps = { title: string; members: readonly MemberView[]; none: string };

/** Lists members with those that lie in them, one a row. */
export function MemberTable({ title, members, none }: TableProps) {
  const { t } = useTranslation('studio');
  const rows = flat(members, '');
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table className={styles['members']} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('catalogue.member.name')}</th>
              <th scope="col">{t('catalogue.member.meaning')}</th>
              <th scope="col">{t('catalogue.member.value')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, depth, member }) => (
              <tr key={path} data-depth={depth}>
                <th scope="row">
                  <code>{member.name}</code>
                </th>
                <td>{branded(t, member.words ?? '')}</td>
                <td>{valueWords(t, member)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type Row = { path: string; depth: number; member: MemberView };

const flat = (members: readonly MemberView[], within: string, depth = 0): Row[] =>
  members.flatMap((member) => {
    const path = `${within}/${member.name}`;
    return [{ path, depth, member }, ...flat(member.members ?? [], path, depth + 1)];
  });

/** Says what may stand in a member. */
function valueWords(t: TFunction, member: MemberView): string {
  const { type, isRequired, isSecret, values, pattern } = member;
  return [
    values
      ? t('catalogue.member.among', { values: values.map(String).join(', ') })
      : t(`catalogue.type.${type}`),
    ...boundWords(t, member),
    ...(pattern === undefined || values ? [] : [t('catalogue.member.pattern', { pattern })]),
    ...(isSecret ? [t('catalogue.member.secret')] : []),
    ...(isRequired ? [] : [t('catalogue.member.optional')]),
  ].join(', ');
}

/** Lengths are counted in letters and entries, numbers in themselves. */
function boundWords(t: TFunction, { type, least, most, pattern }: MemberView): string[] {
  if (pattern !== undefined || (least === undefined && most === undefined)) return [];
  const unit = type === 'text' || type === 'list' ? type : 'number';
  const has = (bound: number | undefined): bound is number =>
    bound !== undefined && (bound !== 0 || unit === 'number');
  return [
    ...(has(least) ? [t(`catalogue.bound.${unit}.least`, { bound: least })] : []),
    ...(has(most) ? [t(`catalogue.bound.${unit}.most`, { bound: most })] : []),
  ];
}
