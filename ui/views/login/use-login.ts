import { useTexts } from '#i18n';
import { useApp, useStored } from '#ui/app';
import { useJourney } from '#ui/journey';
import { useState } from 'react';
import { signIn } from './sign-in.ts';

/** One field of the login as it is being filled. */
export type LoginField = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** The login as the page shows it. */
export type Login = {
  username: LoginField;
  password: LoginField;
  isSubmitting: boolean;
  /** What went wrong with the last attempt, in words (LOGIN-16). */
  problem: string | undefined;
  submit: () => void;
};

const messageState = 'login';

/** Keeps the login form: both fields must be there (LOGIN-05), and a failed login speaks in the form alone (LOGIN-16). */
export function useLogin(): Login {
  const t = useTexts('login');
  const { stores, calls, session, prepareHome } = useApp();
  const journeys = useJourney();
  const [isSubmitting, setSubmitting] = useState(false);
  const problem = useStored(
    'messages',
    ({ messages }) => messages.find(({ state }) => state === messageState)?.text,
  );
  const prepare = () => {
    journeys.prefetch('login-finalise');
    prepareHome();
  };
  const username = useRequired(t('username.required'), prepare);
  const password = useRequired(t('password.required'), prepare);

  const submit = async () => {
    if (!username.check() || !password.check() || isSubmitting) return undefined;
    forgetProblem(stores.messages);
    stores.session.getState().forgetEnd();
    setSubmitting(true);
    const end = await signIn(
      { username: username.field.value.trim(), password: password.field.value },
      { calls, journeys, session: stores.session, giveUp: () => session.giveUp() },
    );
    setSubmitting(false);
    if (end.kind === 'in') return session.arrived();
    password.field.onChange('');
    if (end.kind === 'ended') return undefined;
    const text = t(`failed.${end.because}`);
    return stores.messages.getState().add({ text, status: 'critical', state: messageState });
  };
  return {
    username: username.field,
    password: password.field,
    isSubmitting,
    problem,
    submit: () => void submit(),
  };
}

function forgetProblem(messages: ReturnType<typeof useApp>['stores']['messages']): void {
  const queue = messages.getState();
  for (const { id, state } of queue.messages) if (state === messageState) queue.remove(id);
}

/** Keeps a field that must not be empty; it says so when it is left empty or sent. */
function useRequired(message: string, onFirstKey: () => void) {
  const [value, setValue] = useState('');
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
