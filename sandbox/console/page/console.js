const at = (id) => document.getElementById(id);
const hour = new Intl.DateTimeFormat('it', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});
const written = (iso) => hour.format(new Date(iso));

async function call(path, method = 'GET', body) {
  const options = { method, headers: body === undefined ? {} : { 'content-type': 'application/json' } };
  if (body !== undefined) options.body = JSON.stringify(body);
  const reply = await fetch(`/sandbox/api/${path}`, options);
  if (!reply.ok) throw new Error(String(reply.status));
  return reply.json();
}

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className !== undefined) made.className = className;
  return made;
}

function fill(id, items, write) {
  at(id).replaceChildren(...items.map(write));
}

function row(...parts) {
  const made = element('li');
  made.append(...parts);
  return made;
}

const say = (text) => {
  at('status').textContent = text;
};

async function showOutbox() {
  const messages = await call('outbox');
  at('outbox-empty').hidden = messages.length > 0;
  fill('outbox', messages.slice(0, 8), (message) =>
    row(
      element('span', message.code ?? '', 'code'),
      element('div', message.text),
      element('div', `${message.to} · ${written(message.at)}`, 'soft'),
    ),
  );
}

async function showRequests() {
  const entries = await call('requests');
  fill('requests', entries.slice(0, 60), (entry) => {
    const line = element('tr');
    line.append(
      element('td', written(entry.at)),
      element('td', entry.operationId),
      element('td', `${entry.status} ${entry.code}`.trim()),
      element('td', `${entry.ms} ms`),
    );
    const content = element('td');
    content.append(element('code', entry.body === null ? '' : JSON.stringify(entry.body)));
    line.append(content);
    return line;
  });
}

const showClock = async () => {
  at('clock').textContent = written((await call('clock')).now);
};

/** Writes a fault as the console's API takes it; a status or a code goes with an answer, a time with a delay. */
const faultOf = ({ operationId, kind, status, code, ms, times, after }) => ({
  operationId,
  kind,
  times: Number(times),
  ...(kind === 'status' ? { status: Number(status) } : {}),
  ...(kind === 'error' ? { code } : {}),
  ...(kind === 'delay' ? { ms: Number(ms) } : {}),
  ...(after === undefined ? {} : { after: true }),
});

function faultLine({ operationId, kind, status, code, ms, times, after }) {
  const how = [kind, status, code, ms === undefined ? undefined : `${ms} ms`, after ? 'dopo' : undefined];
  const said = how.filter((part) => part !== undefined).join(' ');
  return `${operationId}: ${said}${times ? ` × ${times}` : ''}`;
}

const showFaults = async () =>
  fill('faults', await call('faults'), (fault) => row(element('span', faultLine(fault))));

/** Writes what a reply shall carry as the console’s API takes it. */
const additionOf = ({ operationId, id, card, times }) => ({
  operationId,
  adds: { triggerTimeline: { id }, ...(card === '' ? {} : { TTLCardId: card }) },
  times: Number(times),
});

function additionLine({ operationId, adds, times }) {
  const { triggerTimeline: told, TTLCardId: card } = adds;
  const said = [told?.id, card === undefined ? undefined : `carta ${card}`];
  const text = said.filter((part) => part !== undefined).join(', ');
  return `${operationId}: ${text}${times ? ` × ${times}` : ''}`;
}

const showAdditions = async () =>
  fill('additions', await call('additions'), (addition) => row(element('span', additionLine(addition))));

const kitLine = ({ pan, cv2, fiscalCode, registrationCode, telephone }) =>
  `carta ${pan}, CV2 ${cv2}, codice fiscale ${fiscalCode}, codice titolare ${registrationCode}, cellulare ${telephone}`;

async function showAccounts() {
  fill('accounts', await call('accounts'), ({ username, password, shows, kit }) =>
    row(
      element('code', username),
      element('span', password === '' ? '' : ` · ${password}`, 'soft'),
      element('div', shows),
      ...(kit === undefined ? [] : [element('div', kitLine(kit))]),
    ),
  );
}

function attachment(ticket, { position, kind, bytes }) {
  const link = element('a', `${kind} (${Math.ceil(bytes / 1024)} kB)`);
  link.href = `/sandbox/api/help-desk/${ticket}/attachments/${position}`;
  return link;
}

async function showHelpDesk() {
  const { messages } = await call('help-desk');
  at('help-empty').hidden = messages.length > 0;
  fill('help', messages.slice(0, 8), ({ ticket, motivation, message, telephone, ...rest }) => {
    const files = element('div');
    for (const one of rest.attachments) files.append(attachment(ticket, one), ' ');
    const facts = element('div', `${motivation} · ${telephone} · ${written(rest.at)}`, 'soft');
    return row(
      element('span', ticket, 'code'),
      element('div', message),
      facts,
      files,
      ...progress(ticket, rest),
    );
  });
}

const requestStates = {
  RECEIVED: 'ricevuta',
  IN_REVIEW: 'in lavorazione',
  ACCEPTED: 'accolta',
  REFUSED: 'respinta',
  ANSWERED: 'risposta inviata',
};

/** Shows how a request stands and, while something may follow, moves it on with a note for the holder. */
function progress(ticket, { history, next }) {
  const stands = element('div', `Stato: ${requestStates[history.at(-1)?.state ?? 'RECEIVED']}`);
  if (next.length === 0) return [stands];
  const form = element('form', undefined, 'actions');
  const state = element('select');
  state.setAttribute('aria-label', `Nuovo stato di ${ticket}`);
  for (const name of next) {
    const option = element('option', requestStates[name]);
    option.value = name;
    state.append(option);
  }
  const note = element('input');
  note.maxLength = 500;
  note.placeholder = 'Nota per il titolare';
  note.setAttribute('aria-label', `Nota per il titolare, ${ticket}`);
  form.append(state, note, element('button', 'Manda avanti'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const order = { state: state.value, note: note.value };
    void act(() => call(`help-desk/${ticket}/state`, 'POST', order), `${ticket} è andata avanti.`);
  });
  return [stands, form];
}

async function showEvents() {
  const events = await call('events');
  at('events-empty').hidden = events.length > 0;
  fill('events', events.slice(0, 20), ({ name, at: iso }) =>
    row(element('code', name), element('span', ` · ${written(iso)}`, 'soft')),
  );
}

async function refresh() {
  await Promise.all([
    showOutbox(),
    showRequests(),
    showClock(),
    showFaults(),
    showAdditions(),
    showHelpDesk(),
    showEvents(),
  ]);
}

async function act(order, said) {
  try {
    const found = await order();
    say(said ?? found);
    await refresh();
  } catch {
    say('Non è riuscito. Riprova.');
  }
}

async function listOperations() {
  const names = await call('operations');
  for (const id of ['fault-operation', 'addition-operation'])
    fill(id, ['*', ...names], (name) => {
      const option = element('option', name === '*' ? 'tutte' : name);
      option.value = name;
      return option;
    });
  const codes = await call('fault-codes');
  const listCodes = () =>
    fill('fault-code', codes[at('fault-operation').value], (code) => element('option', code));
  at('fault-operation').addEventListener('change', listCodes);
  listCodes();
}

for (const button of document.querySelectorAll('[data-clock]')) {
  button.addEventListener('click', () =>
    act(() => call('clock', 'POST', JSON.parse(button.dataset.clock)), 'Orologio spostato.'),
  );
}
const chatNotAllowed =
  'La banca offre la chat, ma il portale non la mostra: a portal.config.json manca chat.origin. Scrivi "chat": { "origin": "self" } e riavvia il portale.';
for (const button of document.querySelectorAll('[data-chatbot]')) {
  button.addEventListener('click', () =>
    act(async () => {
      const { chatbot, allowed } = await call('chatbot', 'PUT', { chatbot: button.dataset.chatbot });
      return chatbot === 'TARGET' && !allowed ? chatNotAllowed : 'Fatto: ricarica il portale.';
    }),
  );
}
at('fault-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const fault = faultOf(Object.fromEntries(new FormData(event.target)));
  void act(async () => call('faults', 'PUT', [...(await call('faults')), fault]), 'Guasto impostato.');
});
at('faults-clear').addEventListener('click', () => act(() => call('faults', 'DELETE'), 'Nessun guasto.'));
at('addition-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const addition = additionOf(Object.fromEntries(new FormData(event.target)));
  void act(
    async () => call('additions', 'PUT', [...(await call('additions')), addition]),
    'Avviso impostato.',
  );
});
at('additions-clear').addEventListener('click', () =>
  act(() => call('additions', 'DELETE'), 'Nessun avviso.'),
);
at('unblock-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { username } = Object.fromEntries(new FormData(event.target));
  void act(() => call('unblock', 'POST', { username }), 'Utente sbloccato.');
});
at('reset').addEventListener('click', () => act(() => call('reset', 'POST'), 'Si ricomincia da capo.'));

void Promise.all([refresh(), showAccounts(), listOperations()]);
setInterval(() => void refresh(), 2000);
