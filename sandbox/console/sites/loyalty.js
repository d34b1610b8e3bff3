import { showReceived } from './received.js';

const said = {
  200: 'Fatto: la carta è iscritta. Torna al portale e ricarica la pagina.',
  404: 'La carta non è conosciuta.',
  409: 'Per questa carta non c’è nulla da attivare.',
};

showReceived(window.location.search);
document.getElementById('join').addEventListener('click', async () => {
  const cardId = new URLSearchParams(window.location.search).get('cardId') ?? '';
  const reply = await fetch('/sandbox/api/loyalty', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cardId }),
  });
  document.getElementById('status').textContent = said[reply.status] ?? said[404];
});
