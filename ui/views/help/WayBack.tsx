import { useEffect, useState } from 'react';
import { useTranslation } from '#i18n';
import { useShell, useShellStored } from '#ui/state';
import { Button, Notice } from '#ui/kit';

/**
 * Leads from a page of help in a tab of its own, which the documents want (ROUTE-25), back to the tab where the holder is
 * in: there is no menu here, for a session is its own tab’s.
 */
export function WayBack() {
  const { t } = useTranslation('help');
  const isElsewhere = useInElsewhere();
  const [isPressed, setPressed] = useState(false);
  if (!isElsewhere) return null;
  if (isPressed) {
    return (
      <Notice tone="info" isAnnounced>
        {t('back.kept')}
      </Notice>
    );
  }
  // Not every browser lets a page close its tab: where this one stays, it says what to do.
  const close = () => {
    window.close();
    setPressed(true);
  };
  return (
    <div>
      <Button variant="secondary" icon="back" onPress={close}>
        {t('back.label')}
      </Button>
    </div>
  );
}

/** Returns whether somebody is in in another tab, and nobody here (HOLDER-07). */
function useInElsewhere(): boolean {
  const { otherTabs } = useShell();
  const isLogged = useShellStored('session', ({ logged }) => logged);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => otherTabs?.ask(() => setHeard(true)), [otherTabs]);
  return isHeard && !isLogged;
}
