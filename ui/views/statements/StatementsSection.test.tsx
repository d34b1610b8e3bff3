import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Launcher } from '#ui/state';
import { aCardContext, aCardSummary, aService } from '../../state/holder/card.fixture.ts';
import { type Answers, done, renderInPortal } from '../cards/portal.fixture.tsx';
import { useSelectedCard } from '../cards/use-selected-card.ts';
import { StatementsSection } from './StatementsSection.tsx';

const list = (month: string) => ({
  dateBankStatement: `${month.slice(0, 4)}-${month.slice(4)}-28`,
  referenceMonth: month,
  documentId: `1000001${month}`,
});

const withLists = (...months: string[]): Answers => ({
  checkDocumentsAvailability: () => done({ rendicontoList: months.map(list), visited: [] }),
});

/** A launcher that offers whatever is asked, unless there is a reason not to, and notes what it opens. */
function launcherOf(reason?: ReturnType<Launcher['refusal']>) {
  const opened: { name: string; given: unknown }[] = [];
  const launcher: Launcher = {
    // The views ask only whether there is one.
    listed: () => [],
    find: () => ({ entry: { id: 'a-journey' }, parameters: {} }),
    refusal: () => reason,
    input: (_opening, given = {}) => given,
    open: async (name, given) => {
      opened.push({ name, given });
      return { outcome: 'completed', output: {} };
    },
  };
  return { launcher, opened };
}

type Shown = { reason?: ReturnType<Launcher['refusal']>; view?: ReactNode };

const show = async (
  answers: Answers,
  { reason, view = <StatementsSection card={aCardSummary()} /> }: Shown = {},
) => {
  const { launcher, opened } = launcherOf(reason);
  const portal = await renderInPortal(view, answers, launcher);
  return { ...portal, opened };
};

/** Shows the lists of a card whose services are known. */
async function showOf(services: Parameters<typeof aCardContext>[0]) {
  const { app } = await show(withLists('202602'), { view: <OfSelected /> });
  const card = aCardSummary();
  act(() => {
    app.stores.cards.getState().received([card]);
    app.stores.cards.getState().contextReceived(card.id, aCardContext(services));
  });
}

function OfSelected() {
  const { card } = useSelectedCard();
  return card ? <StatementsSection card={card} /> : null;
}

describe('the movements lists', () => {
  it('stand by year, newest first, each with its download, which marks it [STMT-01] [STMT-02] [STMT-05] [STMT-13]', async () => {
    const { opened } = await show(withLists('202512', '202602', '202601'));

    const buttons = await screen.findAllByRole('button', { name: /^Scarica pdf/u });
    const [day] = screen.getAllByRole('time');
    expect(day?.parentElement?.textContent).toMatch(/^Pubblicata il \d{2}\.\d{2}\.\d{4}$/u);
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Scarica pdf, Febbraio 2026',
      'Scarica pdf, Gennaio 2026',
      'Scarica pdf, Dicembre 2025',
    ]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['2026', '2025']);
    expect(
      screen.getByText('Per ogni lista ti chiediamo un codice di verifica: così la scarichi solo tu.'),
    ).toBeDefined();
    expect(buttons[0]?.textContent).toBe('Scarica pdf');
    expect(screen.queryByText('Scaricata')).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Scarica pdf, Gennaio 2026' }));

    await waitFor(() => expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Scaricata'));
    expect(opened).toEqual([
      {
        name: 'BANK_STATEMENT_OTP',
        given: {
          cardId: '1000001',
          documentId: '1000001202601',
          releaseDate: '2026-01-28',
          month: 'gennaio',
          year: '2026',
          digits: '4417',
        },
      },
    ]);
  });

  it.each([
    ['ATTIVO', 'DISATTIVO', /4417 arriva online, con una notifica via email/u],
    ['DISATTIVO', 'ATTIVO', /4417 arriva per posta, su carta/u],
  ] as const)(
    'say how they come and lead to where that is chosen: online %s, paper %s [MGMT-07]',
    async (online, paper, words) => {
      await showOf({
        profiling: {
          ESTRATTO_CONTO_ONLINE: aService('ESTRATTO_CONTO_ONLINE', { active: online }),
          ESTRATTO_CONTO_CARTACEO: aService('ESTRATTO_CONTO_CARTACEO', { active: paper }),
        },
      });

      const way = await screen.findByRole('link', { name: 'Come ricevi la lista movimenti' });
      expect(way.getAttribute('href')).toBe('/estrattoConto/estrattoContoModify');
      expect(way.closest('[class*="delivery"]')?.textContent).toMatch(words);
    },
  );

  it('lead there without a word of how they come where the bank tells none [MGMT-07]', async () => {
    await showOf({ profiling: {} });

    expect(await screen.findByRole('link', { name: 'Come ricevi la lista movimenti' })).toBeTruthy();
    expect(screen.queryByText(/che finisce con/u)).toBeNull();
  });

  it('have their place held by rows while the bank is asked which there are [HOME-17]', async () => {
    await show({ checkDocumentsAvailability: () => new Promise(() => undefined) });

    expect(screen.getByText('Stiamo cercando le tue liste movimenti')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });

  it('are said not to be there in the documents’ words [STMT-03]', async () => {
    await show(withLists());

    expect(
      await screen.findByText('Per questa carta, non esiste una lista movimenti disponibile'),
    ).toBeTruthy();
  });

  it('are said not to be had in the documents’ words, of one card alone, and are asked for again [STMT-04] [STMT-08] [STMT-13]', async () => {
    let isDown = true;
    const { app } = await show(
      {
        checkDocumentsAvailability: ({ cardId }) =>
          cardId === '1000001' && isDown
            ? { kind: 'unreachable' }
            : done({ rendicontoList: [list(cardId === '1000001' ? '202601' : '202603')], visited: [] }),
      },
      { view: <OfSelected /> },
    );
    const select = (id: string) => act(() => app.stores.cards.getState().select(id));
    act(() => app.stores.cards.getState().received([aCardSummary(), aCardSummary({ id: '1000002' })]));

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Ci dispiace, non è stato possibile recuperare le liste movimenti di questa carta. Riprova più tardi.',
    );
    select('1000002');
    expect(await screen.findByText('Marzo 2026')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    select('1000001');
    isDown = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Riprova' }));

    expect(await screen.findByText('Gennaio 2026')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('give way to the entry of the holder code for a limited holder [STMT-06]', async () => {
    const { opened } = await show(withLists('202601'), { reason: 'limited' });

    expect(await screen.findByText('Inserisci il codice di registrazione')).toBeTruthy();
    expect(screen.queryByText('Gennaio 2026')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Inserisci il codice' }));
    await waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['REGISTRATION_CODE']));
  });

  it('cannot be downloaded of a blocked card [MGMT-26]', async () => {
    await show(withLists('202601'), { reason: 'blocked' });

    expect(await screen.findByText('Gennaio 2026')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Ora non puoi scaricare le liste movimenti di questa carta.')).toBeTruthy();
  });
});
