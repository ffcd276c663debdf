import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const pause = 300;

/**
 * Holds the text of a field whose `value` is stored elsewhere, such as in the address bar. Reports the text once typing
 * pauses. Follows external changes of `value`, but ignores the echo of its own report, because more may be typed by
 * then.
 */
export function useTypedText(value: string, onSettle: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [reported, setReported] = useState<string>();
  if (seen !== value) {
    setSeen(value);
    setReported(undefined);
    if (value !== reported && value !== typed.trim()) setTyped(value);
  }
  const settle = useDebouncedCallback((pathname: string) => {
    const text = typed.trim();
    // After a click on a row the list stays mounted until the record's page has loaded: a search would navigate back.
    if (text === value || window.location.pathname !== pathname) return;
    setReported(text);
    onSettle(text);
  }, pause);
  const type = (text: string) => {
    setTyped(text);
    settle(window.location.pathname);
  };
  return { typed, type };
}
