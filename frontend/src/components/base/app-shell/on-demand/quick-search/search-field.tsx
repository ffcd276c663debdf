import { ActionIcon } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEventHandler } from 'react';
import { texts as shared } from '../../../components.texts';
import classes from './quick-search.module.css';
import { texts } from './quick-search.texts';

const LONGEST = 100;

interface SearchFieldProps {
  /** The id of the results. */
  list: string;
  /** The id of the selected result. */
  option: string | undefined;
  value: string;
  isSearching: boolean;
  onChange: (value: string) => void;
  onKeyDown: KeyboardEventHandler;
  onClose: () => void;
}

/** The field of the quick search, with a button that closes it. */
export function SearchField({
  list,
  option,
  value,
  isSearching,
  onChange,
  onKeyDown,
  onClose,
}: SearchFieldProps) {
  return (
    <div className={classes.box} data-searching={isSearching || undefined}>
      <IconSearch size={18} aria-hidden />
      <input
        data-autofocus
        className={classes.input}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={option}
        aria-label={texts.field}
        placeholder={texts.field}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ActionIcon size={44} className={classes.close} aria-label={shared.close} onClick={onClose}>
        <IconX size={20} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}
