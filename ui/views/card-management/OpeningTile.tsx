import { useTranslation } from '#i18n';
import { useApp, useOpenable } from '#ui/state';
import { Button, ButtonLink, type IconName } from '#ui/kit';
import { type ReactNode, useEffect } from 'react';
import { ActionWords } from './ActionWords.tsx';
import { ServiceTile, type TileAction } from './ServiceTile.tsx';
import type { TileFace } from './tile-face.ts';

type Carried = Readonly<Record<string, string>>;

type OpeningTileProps = {
  face: TileFace;
  icon: IconName;
  /** The name of a popup, or a path. */
  opens: string;
  action: TileAction;
  /** What the page that it leads to is given beforehand, for the words of the action have said it. */
  carries?: Carried | undefined;
  /** What the popup that it opens is given. */
  input?: Carried | undefined;
  hasState?: boolean | undefined;
  stateWords?: string | undefined;
  isWarning?: boolean | undefined;
  /** What else may be done, after the main action. */
  children?: ReactNode;
};

/**
 * Shows a service whose action opens a popup or a page of the documents. Its journey may have reasons of its own to
 * refuse; they show like those of the service, before the holder tries (MGMT-26).
 */
export function OpeningTile({ face, opens, action, carries, input, children, ...rest }: OpeningTileProps) {
  const { t } = useTranslation('card-management');
  const { status, reason, prefetch } = useOpenable(opens);
  const isOpen = status === 'offered' && !face.hindrance;
  useEffect(() => {
    if (isOpen && !opens.startsWith('/')) prefetch();
  }, [isOpen, opens, prefetch]);
  const hindrance = face.hindrance ?? (reason && { kind: reason === 'expired' ? 'card-expired' : reason });
  return (
    <ServiceTile {...rest} face={{ ...face, hindrance }}>
      <OpeningAction
        opens={opens}
        label={t(`actions.${action}`)}
        title={face.title}
        carries={carries}
        input={input}
      />
      {children}
    </ServiceTile>
  );
}

type OpeningActionProps = {
  opens: string;
  label: string;
  /** The service, for who hears the action alone. */
  title: string;
  input?: Readonly<Record<string, unknown>> | undefined;
  carries?: Carried | undefined;
};

/** Opens a popup as a button, a page as a link. */
export function OpeningAction({ opens, label, title, input, carries }: OpeningActionProps) {
  const { t } = useTranslation('card-management');
  const { stores } = useApp();
  const { isOpening, open } = useOpenable(opens);
  const words = <ActionWords label={label} title={title} />;
  if (opens.startsWith('/')) {
    return (
      <ButtonLink
        href={opens}
        variant="quiet"
        onFollow={carries && (() => stores.carried.getState().carry(opens, carries))}
      >
        {words}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="quiet"
      isLoading={isOpening}
      loadingLabel={t('tile.opening')}
      onPress={() => void open(input)}
    >
      {words}
    </Button>
  );
}
