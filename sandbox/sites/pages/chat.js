import { showReceived } from './received.js';

// The portal says its origin in the address; nobody else is listened to, and nobody else is told anything.
const portal = new URLSearchParams(window.location.search).get('origin') ?? window.location.origin;
const opener = window.parent === window ? window.opener : window.parent;
const at = (id) => document.getElementById(id);
const tell = (message) => opener?.postMessage(message, portal);

function say(text) {
  const line = document.createElement('li');
  line.textContent = text;
  at('talk').append(line);
}

function configure({ language, maxMessageLength, uploads, session }) {
  document.documentElement.lang = String(language);
  at('text').maxLength = Number(maxMessageLength);
  at('text').disabled = false;
  at('send').disabled = false;
  at('received').replaceChildren();
  showReceived(new URLSearchParams({ language, maxMessageLength, uploads, ...session }));
  say('Ciao! Come posso aiutarti?');
}

window.addEventListener('message', ({ data, origin, source }) => {
  if (origin !== portal || source !== opener || data?.type !== 'chat.configure') return;
  configure(data);
});
at('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = at('text').value.trim();
  if (text === '') return;
  say(text);
  say('Grazie: un operatore ti risponde qui.');
  at('text').value = '';
  tell({ type: 'chat.sent', length: text.length });
});
at('close').addEventListener('click', () => tell({ type: 'chat.closed' }));
tell({ type: 'chat.ready' });
