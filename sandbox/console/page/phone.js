const at = (id) => document.getElementById(id);
const hour = new Intl.DateTimeFormat('it', { timeStyle: 'medium', timeZone: 'Europe/Rome' });

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className !== undefined) made.className = className;
  return made;
}

const say = (text) => {
  at('status').textContent = text;
};

let username = new URLSearchParams(location.search).get('username') ?? '';

/** What is shown already, so that what is typed stays while the page asks again. */
const shown = new Map();

async function refresh() {
  if (username === '') return;
  const reply = await fetch(`/sandbox/api/approvals?username=${encodeURIComponent(username)}`);
  if (!reply.ok) return;
  const waiting = await reply.json();
  for (const [id, card] of shown) {
    if (waiting.some((one) => one.id === id)) continue;
    const hadFocus = card.contains(document.activeElement);
    card.remove();
    shown.delete(id);
    if (hadFocus) at('waiting-title').focus();
  }
  for (const one of waiting) {
    if (shown.has(one.id)) continue;
    const card = cardOf(one);
    shown.set(one.id, card);
    at('waiting').append(card);
    say(`Da approvare: ${one.title}.`);
  }
  at('empty').hidden = waiting.length > 0;
}

function cardOf({ id, title, details, expiresAt }) {
  const form = element('form', undefined, 'approval');
  const heading = element('h3', title);
  heading.id = `approval-${id}`;
  form.setAttribute('aria-labelledby', heading.id);
  const list = element('dl');
  for (const { label, value } of details) list.append(element('dt', label), element('dd', value));
  const label = element('label', 'Scrivi il numero che vedi nel portale');
  const number = element('input');
  number.name = 'number';
  number.inputMode = 'numeric';
  number.autocomplete = 'off';
  number.pattern = '[1-9][0-9]';
  number.maxLength = 2;
  number.required = true;
  label.append(number);
  const note = element('p', 'Non vedi nessun numero, o non l’hai chiesto tu? Rifiuta.', 'note');
  note.id = `note-${id}`;
  number.setAttribute('aria-describedby', note.id);
  const buttons = element('p', undefined, 'actions');
  const refuse = element('button', 'RIFIUTA', 'grave');
  refuse.type = 'button';
  const approve = element('button', 'APPROVA');
  approve.type = 'submit';
  buttons.append(approve, refuse);
  form.append(heading, list, element('p', `Scade alle ${hour.format(new Date(expiresAt))}`, 'soft'));
  form.append(label, note, buttons);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void decide(id, { decision: 'approve', number: number.value }, 'Approvato. Torna al portale.');
  });
  refuse.addEventListener('click', () => void decide(id, { decision: 'refuse' }, 'Rifiutato.'));
  return form;
}

const refusals = {
  WRONG_NUMBER: 'Il numero non è quello del portale: per sicurezza l’abbiamo rifiutato.',
  APPROVAL_OVER: 'Non si può più approvare: è scaduto, o il portale ha smesso di chiederlo.',
};

async function decide(id, decision, said) {
  const reply = await fetch(`/sandbox/api/approvals/${id}/decision`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  });
  const { code } = await reply.json();
  await refresh();
  say(reply.ok ? said : (refusals[code] ?? 'Non è riuscito. Riprova.'));
}

at('holder-form').elements.username.value = username;
at('holder-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { value } = event.target.elements.username;
  username = value.trim();
  for (const card of shown.values()) card.remove();
  shown.clear();
  say(`Telefono di ${username}.`);
  void refresh();
});
void refresh();
setInterval(() => void refresh(), 1000);
