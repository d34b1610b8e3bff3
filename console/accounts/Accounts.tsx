import { useTranslation } from '#i18n';
import { ButtonLink, Facts, Row, Rows, RowWords, TextField } from '#ui/kit';
import type { Account } from '#sandbox/console';
import { CopyButton } from '../code/CopyButton.tsx';
import { Empty } from '../frame/Empty.tsx';
import styles from './Accounts.module.css';

type AccountsProps = { accounts: readonly Account[]; tag: string; onTag: (tag: string) => void };

/** Lists the demo accounts, each with its way into the portal. */
export function Accounts({ accounts, tag, onTag }: AccountsProps) {
  const { t } = useTranslation('console');
  const password = accounts.find((account) => account.password !== '')?.password;
  return (
    <div className={styles['accounts']}>
      <div className={styles['head']}>
        <TextField
          label={t('accounts.tag')}
          description={t('accounts.tagHelp')}
          value={tag}
          onChange={(typed) => onTag(typed.replaceAll(/[^\w.-]/gu, ''))}
          maxLength={64}
          autoComplete="off"
          spellCheck="false"
        />
        {password !== undefined && (
          <p className={styles['password']}>
            <span>
              {t('accounts.password')} <code>{password}</code>
            </span>
            <CopyButton value={password} label={t('accounts.password')} />
          </p>
        )}
      </div>
      {accounts.length === 0 ? (
        <Empty />
      ) : (
        <Rows>
          {accounts.map((account) => (
            <AccountRow key={account.username} account={account} />
          ))}
        </Rows>
      )}
    </div>
  );
}

function AccountRow({ account }: { account: Account }) {
  const { t } = useTranslation('console');
  const { username, shows } = account;
  if ('kit' in account)
    return (
      <Row>
        <div className={styles['kit']}>
          <RowWords title={t('accounts.kit')} note={t('accounts.kitHelp')} />
          <Facts
            facts={Object.entries(account.kit).map(([name, value]) => ({
              label: t(`accounts.kitPart.${name}`),
              value,
            }))}
          />
        </div>
      </Row>
    );
  return (
    <Row>
      <RowWords title={username} note={shows} />
      <ButtonLink
        href={`/sandbox/open?username=${encodeURIComponent(username)}`}
        variant="secondary"
        externalLabel={t('accounts.openAs', { username })}
      >
        {t('accounts.open')}
      </ButtonLink>
    </Row>
  );
}
