import { createTexts, loadTree, refuseMissingText } from '#i18n';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { fetchedWithTexts } from './fetched-with-texts.tsx';
import type { Shell } from './shell.ts';
import { ShellContext, useShell } from './shell-context.ts';

function Paused({ mark }: { mark: string }) {
  const { texts } = useShell();
  return `${mark} ${texts.text({ namespace: 'errors', key: 'refused.paused' })}`;
}

it('a part that comes later comes with its words, which are added once however often it is drawn', async () => {
  await loadTree('errors');
  const texts = createTexts({
    trees: {},
    brand: { name: '', eCode: '', helpLine: '', lockLine: '' },
    onMissing: refuseMissingText,
  });
  const add = vi.spyOn(texts, 'add');
  const Part = fetchedWithTexts(() => Promise.resolve(Paused), 'errors');
  // The part reads nothing else of the shell.
  const shell = { texts } as unknown as Shell;
  const page = (mark: string) => (
    <ShellContext value={shell}>
      <Suspense fallback="on its way">
        <Part mark={mark} />
      </Suspense>
    </ShellContext>
  );

  const { rerender } = render(page('first'));
  await screen.findByText('first Questo servizio è in pausa. Riprova più tardi.');
  rerender(page('second'));

  expect(screen.getByText('second Questo servizio è in pausa. Riprova più tardi.')).toBeDefined();
  expect(add).toHaveBeenCalledTimes(1);
});
