import { useLayoutEffect } from 'react';
import { nameScreen, writeTitle } from '../../lib/screen';

/** Sets the tab's title and the breadcrumb of the screen, the most specific part first. */
export function useTitle(...parts: (string | undefined)[]) {
  const key = JSON.stringify(parts);
  useLayoutEffect(() => {
    const shown = (JSON.parse(key) as (string | null)[]).map((part) => part ?? undefined);
    writeTitle(shown);
    return nameScreen({ title: shown.find(Boolean) });
  }, [key]);
}
