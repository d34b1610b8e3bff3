import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadTree } from '#i18n';
import { useShell } from '#ui/state';

/** Fetches the button of help once the page is there; a page whose button does not come is as good without it (S-50). */
export function HelpCorner() {
  const { texts } = useShell();
  const { pathname } = useLocation();
  const [Button, setButton] = useState<ComponentType>();
  useEffect(() => {
    let isHere = true;
    const fetch = async () => {
      const [{ HelpButton }, chat, help] = await Promise.all([
        import('../chat/HelpButton.tsx'),
        loadTree('chat'),
        loadTree('help'),
      ]);
      texts.add('chat', chat);
      texts.add('help', help);
      if (isHere) setButton(() => HelpButton);
    };
    fetch().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [texts]);
  return Button && mayHelp(pathname.toLowerCase()) ? <Button /> : null;
}

/** Of the pages of a profile only this one has the assistant (CHAT-11). */
const mayHelp = (path: string): boolean =>
  path === '/n/profile' || !/^\/(?:n|userprofile|profileroutes)\//.test(path);
