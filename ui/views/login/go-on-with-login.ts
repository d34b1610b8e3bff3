import type { Texts } from '#i18n';
import type { App } from '#ui/state';
import { confirmLogin } from './sign-in.ts';

type GoOnParts = {
  session: () => App['session'];
  launcher: Pick<App['launcher'], 'open'>;
  stores: Pick<App['stores'], 'session' | 'messages'>;
  texts: Texts;
  path: string;
};

const loginPath = '/';

/** Asks again for the code of a login whose page was loaded anew meanwhile: the one that was sent is good still (HOLDER-01). */
export async function goOnWithLogin({ session, launcher, stores, texts, path }: GoOnParts): Promise<void> {
  const giveUp = () => session().giveUp();
  // Anyone who has gone elsewhere meanwhile has left the login.
  if (path !== loginPath) return giveUp();
  const end = await confirmLogin({ launcher, session: stores.session, giveUp });
  if (end.kind === 'in') return session().arrived();
  if (end.kind === 'ended') return undefined;
  const text = texts.text({ namespace: 'login', key: `failed.${end.because}` });
  stores.messages.getState().add({ text, status: 'critical', state: 'login' });
  return undefined;
}
