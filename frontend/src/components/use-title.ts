import { useLayoutEffect } from 'react';
import { nameScreen, writeTitle } from '../lib/screen';

/** Names the screen in the tab's title and the breadcrumb: the most particular part first. */
export function useTitle(...parts: (string | undefined)[]) {
  const key = JSON.stringify(parts);
  useLayoutEffect(() => {
    const shown = (JSON.parse(key) as (string | null)[]).map((part) => part ?? undefined);
    writeTitle(shown);
    return nameScreen({ title: shown.find(Boolean) });
  }, [key]);
}
