import { useEffect, useRef, useState } from 'react';

const pause = 300;

/**
 * What somebody types into a field whose value stands elsewhere, such as in the address bar: told once the typing pauses, and
 * followed when it changes there. What was told comes back later and is no such change: by then more may be typed.
 */
export function useTypedText(value: string, onSettle: (text: string) => void) {
  const [typed, type] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState<string>();
  if (seen !== value) {
    setSeen(value);
    setTold(undefined);
    if (value !== told && value !== typed.trim()) type(value);
  }
  const latest = useRef(onSettle);
  useEffect(() => {
    latest.current = onSettle;
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === value) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Somebody who has clicked a row meanwhile is on the way to it, though the list stands until its page is loaded.
      if (window.location.pathname !== pathname) return;
      setTold(text);
      latest.current(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return { typed, type };
}
