import { useTranslation } from '#i18n';
import { type JourneyEnd, JourneyRoute, type Opening, type RefusalReason } from '#ui/journey';
import { Heading } from '#ui/kit';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageSkeleton } from '../views/frame/pages/PageSkeleton.tsx';
import { RefusedPage } from '../views/frame/pages/RefusedPage.tsx';
import { UnreachablePage } from '../views/frame/pages/UnreachablePage.tsx';
import { useApp } from '../state/app-context.ts';
import type { Access } from '../state/navigation/routes.ts';
import { useOpenable } from '../state/launcher/use-openable.ts';
import { usePrepared } from './use-prepared.ts';
import { LeaveContext } from '../state/navigation/back-navigation.ts';
import { goBack } from '../state/navigation/go-back.ts';

type OpenedPageProps = { opening: Opening | undefined; page: string; access: Access };

/** Runs the journey that the address opens, once it is found and what its guard and its input read is known. */
export function OpenedPage({ opening, page, access }: OpenedPageProps) {
  const { status, retry } = usePrepared(opening, access);
  if (status === 'failed') return <UnreachablePage page={page} onRetry={retry} />;
  if (opening && status === 'ready') return <RunningPage opening={opening} page={page} />;
  return <PageSkeleton page={page} fields={opening?.entry.fields} />;
}

function RunningPage({ opening, page }: { opening: Opening; page: string }) {
  const { launcher, session, stores } = useApp();
  const { t: nameOf } = useTranslation('app');
  const title = nameOf(`pages.${page}`);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leave = use(LeaveContext);
  const [input] = useState(() => launcher.input(opening));
  const [round, setRound] = useState(0);
  const isOver = useRef(false);
  useReturn(() => {
    if (!isOver.current) return;
    isOver.current = false;
    setRound((last) => last + 1);
  });
  const [refused, setRefused] = useState<RefusalReason | undefined>(() => launcher.refusal(opening, input));
  const { entry } = opening;
  const onEnd = ({ outcome }: JourneyEnd): void => {
    if (outcome === 'signed-out') return undefined;
    if (stores.session.getState().handling !== undefined) {
      // Where the bank still asks for the same, it begins again.
      return void session.settled(outcome).then(() => setRound(round + 1));
    }
    if (outcome === 'not-allowed') return setRefused(launcher.refusal(opening, input) ?? 'off');
    isOver.current = true;
    // A journey that says where it leads has gone there already.
    if (window.location.pathname === pathname)
      goBack({ navigate: (path, to) => void navigate(path, to), leave }, window.history.state);
    return undefined;
  };
  // What hindered it may be gone: the holder code was given, say. What runs is left to its own end.
  const { reason } = useOpenable(pathname);
  if (refused && reason === undefined) setRefused(undefined);
  if (refused) return <RefusedPage page={page} reason={refused} />;
  return (
    <>
      {entry.surface !== 'page' && <Heading level={1}>{title}</Heading>}
      <JourneyRoute
        key={round}
        journey={entry.id}
        input={input}
        onEnd={onEnd}
        waiting={placeOf(page, entry)}
      />
    </>
  );
}

/** Makes what holds the place of a page until its journey has drawn it. */
const placeOf =
  (page: string, { surface, fields }: Opening['entry']) =>
  (isBeneath: boolean) =>
    surface === 'page' && <PageSkeleton page={page} fields={fields} isBeneath={isBeneath} />;

/** Hears Back lead to this page while it is still drawn: the page that was left for has not come yet. */
function useReturn(act: () => void): void {
  const { pathname } = useLocation();
  const returned = useEffectEvent(() => {
    if (window.location.pathname === pathname) act();
  });
  useEffect(() => {
    // The router tells nothing here: for it the place has not changed.
    window.addEventListener('popstate', returned);
    return () => window.removeEventListener('popstate', returned);
  }, []);
}
