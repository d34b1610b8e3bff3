import { type LaterNamespace, loadTree } from '#i18n';
import { fetched } from '#ui/kit';
import { type ComponentType, useState } from 'react';
import { useShell } from './shell-context.ts';

/** Makes a part of a page whose code is fetched when it is first drawn, and with it the texts that no other part needs. */
export function fetchedWithTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespace: LaterNamespace,
): ComponentType<Props> {
  return fetched(async () => {
    const [View, tree] = await Promise.all([load(), loadTree(namespace)]);
    return function WithTexts(props: Props) {
      const { texts } = useShell();
      // Before the part is drawn, which would find no words; once, since another time would change nothing.
      useState(() => texts.add(namespace, tree));
      return <View {...props} />;
    };
  });
}
