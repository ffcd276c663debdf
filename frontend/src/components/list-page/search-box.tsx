import { CloseButton, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../components.texts';
import classes from './search-box.module.css';

const pause = 300;
/** Where a slash is a slash; a choice and a box take no text. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, [contenteditable], [role=dialog], [role=menu]';

interface SearchBoxProps {
  label: string;
  /** What the address bar says; Back changes it from outside. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches once the typing pauses; `/` brings the keyboard here. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (typed.trim() === value) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Somebody who has clicked a row meanwhile is on the way to it, though the list stands until its page is loaded.
      if (window.location.pathname === pathname) latest.current(typed.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  useHotkeys(
    [
      [
        '/',
        (event) => {
          if ((event.target as Element).closest(typing)) return;
          event.preventDefault();
          input.current?.focus();
        },
        { preventDefault: false },
      ],
    ],
    [],
  );

  function clear() {
    setTyped('');
    onSearch('');
    input.current?.focus();
  }
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.box}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && onSearch(typed.trim())}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={texts.list.clearSearch} onClick={clear} />}
    />
  );
}
