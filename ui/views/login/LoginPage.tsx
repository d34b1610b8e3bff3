import { useTranslation } from '#i18n';
import { useShellStored } from '#ui/state';
import { Button, Checkbox, fetchedIfItCan, Heading, Link, Notice, PasswordField, TextField } from '#ui/kit';
import { type FormEvent, Suspense, useRef } from 'react';
import { LockNumbers } from '../frame/LockNumbers.tsx';
import styles from './LoginPage.module.css';
import { type Login, useLogin } from './use-login.ts';

/** Lets a holder in (LOGIN-01), and says why they stand here when a session has just ended. */
export function LoginPage() {
  const login = useLogin();
  return (
    <div className={styles['page']}>
      <div className={styles['way-in']}>
        <Greeting name={login.remembered?.name} />
        <SessionEndNotice />
        <LoginForm login={login} />
      </div>
      <Trust />
    </div>
  );
}

/** Greets by name who asked this browser to remember them (ADD-01). */
function Greeting({ name }: { name: string | undefined }) {
  const { t } = useTranslation('login');
  return (
    <div className={styles['greeting']}>
      <Heading level={1}>{name === undefined ? t('title') : t('remembered.title', { name })}</Heading>
      <p className={styles['lead']}>{t('lead')}</p>
    </div>
  );
}

function SessionEndNotice() {
  const { t } = useTranslation('login');
  const ended = useShellStored('session', (session) => session.ended);
  if (ended === undefined) return null;
  return (
    <Notice tone={ended === 'logout' ? 'positive' : 'info'} isAnnounced>
      {t(`ended.${ended}`)}
    </Notice>
  );
}

function LoginForm({ login }: { login: Login }) {
  const { t } = useTranslation('login');
  const { password, remember, isSubmitting, problem, submit } = login;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = submit();
    const field = missing && event.currentTarget.elements.namedItem(missing);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit} aria-label={t('title')}>
      {problem !== undefined && (
        <Notice tone="critical" isAnnounced>
          {problem}
        </Notice>
      )}
      <Username login={login} />
      <PasswordField
        {...password}
        label={t('password.label')}
        name="password"
        autoComplete="current-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      <Checkbox {...remember} label={t('remembered.ask')} />
      <div className={styles['forgotten']}>
        <Link href="/recovery">{t('forgotten')}</Link>
      </div>
      <Button type="submit" isFullWidth isLoading={isSubmitting} loadingLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <p className={styles['register']}>
        {t('register.question')} <Link href="/registration">{t('register.link')}</Link>
      </p>
    </form>
  );
}

/** Whom the browser remembers may be somebody else: a press, and anybody may log in. */
function Username({ login: { username, remembered, forget } }: { login: Login }) {
  const { t } = useTranslation('login');
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['username']}>
      <TextField
        {...username}
        ref={field}
        label={t('username.label')}
        description={t('username.help')}
        name="username"
        type="email"
        autoComplete="username"
        spellCheck="false"
      />
      {remembered !== undefined && (
        <Button
          variant="quiet"
          onPress={() => {
            forget();
            field.current?.focus();
          }}
        >
          {t('remembered.forget')}
        </Button>
      )}
    </div>
  );
}

function Trust() {
  const { t } = useTranslation('login');
  return (
    <aside className={styles['trust']} aria-label={t('trust.title')}>
      <div className={styles['picture']}>
        <Suspense fallback={null}>{isWide() && <LoginPicture />}</Suspense>
      </div>
      <ul className={styles['promises']}>
        <li>{t('trust.code')}</li>
        <li>{t('trust.never')}</li>
        <li>{t('trust.doubt')}</li>
        <li>
          {t('trust.lost')} <LockNumbers />
        </li>
      </ul>
    </aside>
  );
}

// A phone has no room for the picture, and does not fetch it.
const isWide = () => window.matchMedia('(min-width: 60.0625rem)').matches;

// The login is as good without its picture, and must not go with it.
const LoginPicture = fetchedIfItCan(async () => (await import('./LoginPicture.tsx')).LoginPicture);
