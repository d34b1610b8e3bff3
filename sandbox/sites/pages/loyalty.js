import { showReceived } from './received.js';

const said = {
  200: 'Fatto: la carta è iscritta. Torna al portale e ricarica la pagina.',
  404: 'Il riferimento non è valido o è già stato usato: torna al portale e riprova.',
  409: 'Per questa carta non c’è nulla da attivare.',
};

showReceived(window.location.search);
document.getElementById('join').addEventListener('click', async () => {
  const cardId = new URLSearchParams(window.location.search).get('cardId') ?? '';
  // The bank puts it at the end of the address.
  const [, reference = ''] = /\/loyalty\/([^/]+)$/u.exec(window.location.pathname) ?? [];
  const reply = await fetch('/sandbox/loyalty', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, cardId }),
  });
  document.getElementById('status').textContent = said[reply.status] ?? said[404];
});
