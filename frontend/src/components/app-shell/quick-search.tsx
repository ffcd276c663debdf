import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../components.texts';
import { Modal } from '../modal';
import type { FoundScreen } from './screens';
import classes from './quick-search.module.css';

/** Returns whether each typed word begins some word of the label: 'ma us' matches Manage Users. */
function matches(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/\s+/);
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}

interface QuickSearchProps {
  screens: FoundScreen[];
  /** Called when the user is about to open the screen at this path. */
  onAim: (path: string) => void;
  onClose: () => void;
}

export function QuickSearch({ screens, onAim, onClose }: QuickSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = screens.filter(({ label, group }) => matches(`${label} ${group}`, typed));
  const next = typed ? found[active]?.path : undefined;
  useEffect(() => {
    if (next) onAim(next);
  }, [next, onAim]);

  function go(index: number) {
    const item = found[index];
    if (!item) return;
    onClose();
    void navigate(item.path);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length) setActive((active + step + found.length) % found.length);
    if (event.key === 'Enter') go(active);
    if (step || event.key === 'Enter') event.preventDefault();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      yOffset="12vh"
      centered={false}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': texts.shell.searchPlaceholder } }}
    >
      <div className={classes.box}>
        <IconSearch size={18} aria-hidden />
        <input
          data-autofocus
          className={classes.input}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          aria-label={texts.shell.searchPlaceholder}
          placeholder={texts.shell.searchPlaceholder}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul id={id} role="listbox" aria-label={texts.shell.menu} className={classes.list}>
        {found.map((item, index) => (
          // The focus stays in the field above, which updates aria-activedescendant.
          <li
            key={item.path}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            onPointerMove={() => setActive(index)}
            onClick={() => go(index)}
          >
            <item.icon size={18} stroke={1.7} aria-hidden />
            {item.label}
            <span className={classes.group}>{item.group}</span>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{found.length ? texts.shell.searchHint : texts.shell.searchEmpty(typed)}</p>
    </Modal>
  );
}
