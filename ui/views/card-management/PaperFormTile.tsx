import { useApp } from '#ui/state';
import type { IconName } from '#ui/kit';
import { LinkTile } from './LinkTile.tsx';
import type { TileFace } from './tile-face.ts';

type PaperFormTileProps = {
  face: TileFace;
  icon: IconName;
  /** The bank’s form, by its name in the settings. */
  form: 'card-reissue-form' | 'credit-limit-form';
};

/** Shows a service that is asked for on paper, and opens the bank’s PDF form in a new tab (MGMT-22, MGMT-23). */
export function PaperFormTile({ face, icon, form }: PaperFormTileProps) {
  const address = useApp().settings.links?.places?.[form];
  const hindrance = face.hindrance ?? (address === undefined ? { kind: 'off' as const } : undefined);
  return (
    <LinkTile face={{ ...face, hindrance }} icon={icon} href={address ?? ''} action="request" opensNewTab />
  );
}
