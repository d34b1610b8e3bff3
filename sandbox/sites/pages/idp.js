const received = new URLSearchParams(window.location.search);
const at = (id) => document.getElementById(id);

at('for').textContent = received.get('for') === 'document' ? 'Il documento' : 'I dati personali';
at('confirm').addEventListener('click', async () => {
  const reply = await fetch('/sandbox/idp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: received.get('state') ?? '' }),
  });
  // On its way back the provider leads to a page of the portal, which tells the one that waits.
  if (reply.ok) new BroadcastChannel('percorso:return').postMessage({ kind: 'identity-returned' });
  at('status').textContent = reply.ok
    ? 'Fatto: puoi tornare al portale.'
    : 'Il riferimento non è valido o è già stato usato.';
});
