import type { Kit } from '../support/sandbox-onboarding.ts';
import { goodPassword } from '../support/sandbox-onboarding.ts';
import type { Holder } from './holder.ts';

/** Registers the holder of a new card, confirms the address from the e-mail, and logs in. */
export async function register(holder: Holder): Promise<void> {
  const { bank, go, link, heading, write, button, pick, username, row, shown } = holder;
  const tag = username.replaceAll(/\W/gu, '');
  const email = `${tag}@example.org`;
  // The console lists the card that is not registered last.
  const kit = (await bank.console<{ kit?: Kit }[]>(`accounts?tag=${tag}`)).at(-1)?.kit;
  if (kit === undefined) throw new Error('the accounts call lists no kit');
  const answer = async (title: string, answers: Readonly<Record<string, string>>): Promise<void> => {
    await heading(title);
    for (const [label, text] of Object.entries(answers)) await write(label, text);
    await button('AVANTI');
  };
  await go('/');
  await link('Registrati');
  await answer('Registrati', { 'Numero della carta': kit.pan, CV2: kit.cv2 });
  await answer('Il tuo codice fiscale', { 'Codice fiscale': kit.fiscalCode });
  await answer('La tua email', { Email: email, 'Ripeti l’email': email });
  await answer('Codice di registrazione', { 'Codice di registrazione': kit.registrationCode });
  await answer('Il tuo numero di cellulare', { 'Numero di cellulare': kit.telephone.replace('+39', '') });
  await heading('Inserisci il codice');
  await holder.enterCode('AVANTI');
  await heading('Vuoi gli avvisi SMS?');
  await button('Non ora');
  await answer('Scegli la password', { Password: goodPassword, 'Ripeti la password': goodPassword });
  await heading('La domanda di sicurezza');
  await pick({ kind: 'list', pattern: '^Domanda' }, 'Qual è il nome del tuo primo animale?');
  await write('Risposta', 'Fido');
  await button('AVANTI');
  await answer('I tuoi consensi', {});
  await answer('Crea il tuo codice e-Code', {
    'Codice e-Code': '284917',
    'Ripeti il codice e-Code': '284917',
  });
  await heading('Controlla la tua email');
  // The console lists what was sent, the newest first.
  const [newest] = await bank.console<{ text: string }[]>(`outbox?kind=email&to=${email}`);
  await go(/\/confirmEmail\?token=[\w-]+/u.exec(newest?.text ?? '')?.[0] ?? '');
  await heading('È fatta!');
  await button('CONTINUA');
  await heading('Conferma il tuo numero');
  await button('CONFERMA');
  await heading('Benvenuto!');
  await button('ACCEDI');
  await holder.sendCredentials(email, goodPassword);
  await holder.confirmIdentity();
  await shown({ kind: 'button', name: 'Carta successiva' }).catch(() => shown(row));
}

/** Sets another password with the answer to the security question and a code, and logs in with it. */
export async function recover(holder: Holder): Promise<void> {
  const { bank, go, link, heading, write, button, press, username } = holder;
  await go('/');
  // The copy of the account is made at its first login, whose code is read and left.
  await holder.sendCredentials();
  await bank.nextCode();
  const { fiscalCode, cards } = await bank.console<{ fiscalCode: string; cards: { pan: string }[] }>(
    `holder?username=${encodeURIComponent(username)}`,
  );
  await go('/');
  await link('Hai dimenticato la tua password?');
  await heading('Recupera l’accesso');
  await press({ kind: 'radio', pattern: '^La password, con la domanda di sicurezza' });
  await button('AVANTI');
  await write('Codice fiscale', fiscalCode);
  await write('Numero della carta', cards[0]?.pan ?? '');
  await button('AVANTI');
  await write('Username', username);
  await write('In quale città sei nato o nata?', 'roma');
  await button('AVANTI');
  await heading('Inserisci il codice');
  await holder.enterCode('AVANTI');
  await write('Nuova password', goodPassword);
  await write('Ripeti la nuova password', goodPassword);
  await button('SALVA LA PASSWORD');
  await heading('Fatto!');
  await button('ACCEDI');
  await holder.sendCredentials(username, goodPassword);
  await holder.shown({ kind: 'popup' });
}
