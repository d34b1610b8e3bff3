import { useEffect, useState } from 'react';
import { createLayouter } from './elk.ts';
import type { Layout } from './layout.ts';
import { createLayouts } from './layouts.ts';

/** The layouts of the page, which has one worker for them. */
export const layouts = createLayouts(createLayouter);

/** Lays out what is described; until that is done, what was laid out before it stays. */
export function useLayout(described: string): Layout | undefined {
  const found = layouts.found(described);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  useEffect(() => {
    let isLeft = false;
    const show = async (): Promise<void> => {
      const layout = await layouts.lay(described);
      if (!isLeft) setLast(layout);
    };
    void show();
    return () => {
      isLeft = true;
    };
  }, [described]);
  return found ?? last;
}
