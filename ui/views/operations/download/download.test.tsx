import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BankRequests } from '#schemas';
import { findPopup } from '../../frame/popup.fixture.ts';
import { aCardSummary } from '../../../state/holder/card.fixture.ts';
import { type Answers, done, renderInPortal } from '../../cards/portal.fixture.tsx';
import { anOperation } from '../operation.fixture.ts';
import { OperationsSection } from '../OperationsSection.tsx';

async function open(answers: Answers) {
  const portal = await renderInPortal(<OperationsSection card={aCardSummary()} />, {
    listTransactions: () => done({ transactions: [anOperation()], totalTransactionNumber: 1 }),
    ...answers,
  });
  await screen.findByText('1 operazione negli ultimi 90 giorni');
  return { ...portal, user: userEvent.setup() };
}

describe('the file of movements', () => {
  const file = new Uint8Array([80, 75]);

  it('holds what the filters leave, as Excel or CSV [FILTER-10] [OPS-37]', async () => {
    const period = { dateFrom: '2025-12-20T00:00:00.000+01:00', dateTo: '2026-03-20T23:59:59.999+01:00' };
    const asked: BankRequests['downloadTransactions'][] = [];
    const { user, offered } = await open({
      downloadTransactions: (body) => {
        asked.push(body);
        return done(file);
      },
    });

    for (const kind of ['Excel', 'CSV']) {
      await user.click(screen.getByRole('button', { name: 'Scarica movimenti' }));
      const dialog = await findPopup('Scarica movimenti');
      await user.click(within(dialog).getByRole('radio', { name: kind }));
      await user.click(within(dialog).getByRole('button', { name: 'Scarica' }));
    }

    expect(asked).toEqual([
      { cardId: '1000001', ext: 'xlsx', ...period },
      { cardId: '1000001', ext: 'csv', ...period },
    ]);
    expect(offered.map(({ name, content }) => [name, content])).toEqual([
      ['movimenti.xlsx', file],
      ['movimenti.csv', file],
    ]);
  });

  it('is not offered of an empty list [FILTER-10]', async () => {
    await renderInPortal(<OperationsSection card={aCardSummary()} />, {
      listTransactions: () => done({ transactions: [], totalTransactionNumber: 0 }),
    });
    await screen.findByText('0 operazioni negli ultimi 90 giorni');

    expect(screen.getByRole('button', { name: 'Scarica movimenti' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Stampa' })).toHaveProperty('disabled', true);
  });

  it.each([
    [{ kind: 'unproven', because: 'closed' }, [/devi confermare che sei tu/u]],
    // The popup and the messages of every call tell of these (ERR-08).
    [{ kind: 'refused', code: 'DOWNLOAD_TOO_LARGE', type: 'SHOW' }, []],
    [{ kind: 'unreachable' }, []],
  ] as const)(
    'that does not come leaves the choice open, to be asked for again: %j',
    async (outcome, told) => {
      const answers = [outcome, done(file)];
      const { user, offered } = await open({ downloadTransactions: () => answers.shift() ?? outcome });
      await user.click(screen.getByRole('button', { name: 'Scarica movimenti' }));
      const dialog = await findPopup('Scarica movimenti');

      await user.click(within(dialog).getByRole('button', { name: 'Scarica' }));
      const alerts = within(dialog).queryAllByRole('alert');
      expect(alerts.map(({ textContent }) => textContent)).toEqual(
        told.map((words) => expect.stringMatching(words)),
      );
      await user.click(within(dialog).getByRole('button', { name: 'Scarica' }));

      expect(offered).toHaveLength(1);
    },
  );
});
