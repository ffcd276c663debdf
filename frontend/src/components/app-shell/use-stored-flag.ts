import { useCallback, useState } from 'react';

const read = (key: string): boolean | undefined => {
  const stored = localStorage.getItem(key);
  return stored === null ? undefined : stored === '1';
};

/** A yes or no that the browser remembers once it is chosen; undefined until then. */
export function useStoredChoice(key: string): [boolean | undefined, (chosen: boolean) => void] {
  const [chosen, setChosen] = useState(() => read(key));
  const choose = useCallback(
    (next: boolean) => {
      localStorage.setItem(key, next ? '1' : '0');
      setChosen(next);
    },
    [key],
  );
  return [chosen, choose];
}

/** A yes or no that the browser remembers, such as whether the menu is folded. */
export function useStoredFlag(key: string, standard: boolean): [boolean, () => void] {
  const [chosen, choose] = useStoredChoice(key);
  const flag = chosen ?? standard;
  return [flag, useCallback(() => choose(!flag), [choose, flag])];
}
