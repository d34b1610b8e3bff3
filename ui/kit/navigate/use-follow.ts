import { use, type MouseEvent } from 'react';

import { NavigationContext } from './KitProvider.tsx';

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/** Returns a click handler that follows paths of the portal in place, and leaves the rest to the browser. */
export function useFollow(href: string, isExternal: boolean): (event: MouseEvent) => void {
  const navigate = use(NavigationContext);

  return (event) => {
    const isPath = href.startsWith('/') && !href.startsWith('//');
    if (navigate === undefined || isExternal || !isPath || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(href);
  };
}
