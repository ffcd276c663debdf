import { CloseButton, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { searchLimit } from '../../../lib/shared-limits.gen';
import { useTypedText } from '../../../lib/use-typed-text';
import { texts } from '../components.texts';
import classes from './search-box.module.css';
import { useDeclaredKeys } from '../use-declared-keys';
import { searchKeys } from './list.keys';

/** Elements in which `/` is text input; radio buttons, checkboxes and selects take no text. */
const typing =
  'input:not([type=checkbox], [type=radio], [readonly]), textarea, [contenteditable], [role=dialog], [role=menu]';

interface SearchBoxProps {
  label: string;
  /** The search in the address bar; Back changes it from outside. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when the typing pauses. The `/` key focuses the field. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, type } = useTypedText(value, onSearch);
  useDeclaredKeys(searchKeys);
  useHotkeys(
    [
      [
        '/',
        (event) => {
          if (event.target instanceof Element && event.target.closest(typing)) return;
          event.preventDefault();
          input.current?.focus();
          // Select the text so that typing replaces it.
          input.current?.select();
        },
        { preventDefault: false },
      ],
    ],
    [],
  );

  function clear() {
    type('');
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
      maxLength={searchLimit.maxLength}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && onSearch(typed.trim())}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={texts.list.clearSearch} onClick={clear} />}
    />
  );
}
