import { useTranslation } from '#i18n';
import { type Shell, useShell, useShellStored } from '#ui/state';
import { useState } from 'react';
import type { Credentials, SignInEnd } from './sign-in.ts';
import { type Remembered, useRemembered } from './use-remembered.ts';

/** One field of the login as it is being filled. */
export type LoginField = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  isReadOnly?: boolean;
};

/** The login as the page shows it. */
export type Login = {
  username: LoginField;
  password: LoginField;
  /** Who came back to a browser that remembers them (ADD-01). */
  remembered: Remembered | undefined;
  /** Forgets them, and asks for a username again. */
  forget: () => void;
  remember: { isSelected: boolean; onChange: (isSelected: boolean) => void };
  isSubmitting: boolean;
  /** What went wrong with the last attempt, in words (LOGIN-16). */
  problem: string | undefined;
  /** Sends the login, or answers the name of the first field that is missing. */
  submit: () => 'username' | 'password' | undefined;
};

const messageState = 'login';

/** Keeps the login form: both fields must be there (LOGIN-05), and a failed login speaks in the form alone (LOGIN-16). */
export function useLogin(): Login {
  const { t } = useTranslation('login');
  const shell = useShell();
  const { stores } = shell;
  const [isSending, setSubmitting] = useState(false);
  // A page that is loaded anew goes on with the login of the one before; one that the holder is let past stays as it is until it is gone.
  const isSubmitting =
    useShellStored('session', ({ finalising, logged }) => finalising || logged) || isSending;
  const problem = useShellStored(
    'messages',
    ({ messages }) => messages.find(({ state }) => state === messageState)?.text,
  );
  const prepare = () => {
    // A core that cannot be fetched shows when the login is sent.
    shell.openCore().then(
      (core) => core.prepareLogin(),
      () => undefined,
    );
  };
  const username = useRequired(t('username.required'), prepare, stores.session.getState().userId);
  const password = useRequired(t('password.required'), prepare);
  const [isRemembered, setIsRemembered] = useState(false);
  const { remembered, forget } = useRemembered((known) => {
    setIsRemembered(true);
    // Who has begun to type means another one.
    if (username.field.value === '') username.field.onChange(known.username);
  });

  const send = async () => {
    forgetProblem(stores.messages);
    stores.session.getState().forgetEnd();
    setSubmitting(true);
    const typed = { username: username.field.value.trim(), password: password.field.value };
    const end = await attempt(shell, { ...typed, isRemembered });
    setSubmitting(false);
    if (end.kind === 'in') return undefined;
    password.field.onChange('');
    if (end.kind === 'ended') return undefined;
    const text = t(`failed.${end.because}`);
    return stores.messages.getState().add({ text, status: 'critical', state: messageState });
  };
  const submit = () => {
    const missing = firstMissing({ username: username.check(), password: password.check() });
    if (missing === undefined && !isSubmitting) void send();
    return missing;
  };
  return {
    username: username.field,
    // A refusal empties it, and would take along what was written meanwhile.
    password: { ...password.field, isReadOnly: isSubmitting },
    remembered,
    forget: () => {
      forget();
      setIsRemembered(false);
      username.field.onChange('');
    },
    remember: { isSelected: isRemembered, onChange: setIsRemembered },
    isSubmitting,
    problem,
    submit,
  };
}

function firstMissing(has: { username: boolean; password: boolean }) {
  if (!has.username) return 'username';
  return has.password ? undefined : 'password';
}

/** Signs in over the core, which the first key has asked for. */
async function attempt(shell: Shell, credentials: Credentials): Promise<SignInEnd> {
  const fetched = await Promise.all([shell.openCore(), import('./sign-in.ts')]).catch(() => undefined);
  if (!fetched) return { kind: 'failed', because: 'unreachable' };
  const [core, { signIn }] = fetched;
  const { calls, session, launcher } = core.app;
  await core.learnAddress();
  const giveUp = () => session.giveUp();
  const { remembered, stores } = shell;
  const options = { calls, launcher, session: stores.session, remembered, giveUp };
  const end = await signIn(credentials, options);
  if (end.kind === 'in') session.arrived();
  return end;
}

function forgetProblem(messages: Shell['stores']['messages']): void {
  const queue = messages.getState();
  for (const { id, state } of queue.messages) if (state === messageState) queue.remove(id);
}

/** Keeps a field that must not be empty; it says so when it is left empty or sent. */
function useRequired(message: string, onFirstKey: () => void, initial = '') {
  const [value, setValue] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const check = (): boolean => {
    setMissing(value.trim() === '');
    return value.trim() !== '';
  };
  const field: LoginField = {
    value,
    error: isMissing ? message : undefined,
    onChange: (next) => {
      if (value === '') onFirstKey();
      setValue(next);
      if (next !== '') setMissing(false);
    },
    onBlur: () => void check(),
  };
  return { field, check };
}
