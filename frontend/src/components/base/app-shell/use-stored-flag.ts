import { useCallback, useState } from 'react';
import { rememberChoices } from '../../../lib/page-cookie';
import { browserStorage } from '../../../lib/storage';

const read = (key: string): boolean | undefined => {
  const stored = browserStorage.get(key);
  return stored === null ? undefined : stored === '1';
};

/** Stores a boolean choice in the browser; undefined until the user has chosen. */
export function useStoredChoice(key: string): [boolean | undefined, (chosen: boolean) => void] {
  const [chosen, setChosen] = useState(() => read(key));
  const choose = useCallback(
    (next: boolean) => {
      browserStorage.set(key, next ? '1' : '0');
      rememberChoices();
      setChosen(next);
    },
    [key],
  );
  return [chosen, choose];
}

/** Stores a boolean flag in the browser, such as whether the menu is folded. */
export function useStoredFlag(key: string, standard: boolean): [boolean, () => void] {
  const [chosen, choose] = useStoredChoice(key);
  const flag = chosen ?? standard;
  return [flag, useCallback(() => choose(!flag), [choose, flag])];
}
