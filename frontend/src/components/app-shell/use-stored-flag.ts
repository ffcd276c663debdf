import { useCallback, useState } from 'react';

/** A yes or no that the browser remembers, such as whether the menu is folded. */
export function useStoredFlag(key: string, standard: boolean): [boolean, () => void] {
  const [flag, setFlag] = useState(() => {
    const stored = localStorage.getItem(key);
    return stored === null ? standard : stored === '1';
  });
  const toggle = useCallback(() => {
    setFlag((current) => {
      localStorage.setItem(key, current ? '0' : '1');
      return !current;
    });
  }, [key]);
  return [flag, toggle];
}
