/** Lists what an address brought, in the element `received`; a reference that stands for the holder is not shown. */
export function showReceived(search) {
  const received = [...new URLSearchParams(search)].filter(([name]) => name !== 'state');
  const list = document.getElementById('received');
  for (const [name, value] of received) list.append(entry('dt', name), entry('dd', value));
  if (received.length === 0) list.append(entry('dd', 'Niente'));
}

function entry(kind, text) {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
}
