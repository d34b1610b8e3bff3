import { useTranslation } from '#i18n';
import type { MemberView } from '../../catalogue.ts';
import { branded } from '../words/flag-name.ts';
import styles from './Entry.module.css';
import { valueWords } from './value-words.ts';

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
