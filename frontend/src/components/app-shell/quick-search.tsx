import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageAhead } from '../../lib/lazy-page';
import { texts } from '../components.texts';
import { Modal } from '../modal';
import type { MenuGroup } from './menu';
import classes from './quick-search.module.css';

/** Finds entries whose words begin with what was typed: 'ma us' finds Manage Users. */
function matches(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/\s+/);
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}

export function QuickSearch({ menu, onClose }: { menu: MenuGroup[]; onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = menu.flatMap(({ label: group, items }) =>
    items
      .flatMap((item) => [item, ...(item.screens ?? []).map((screen) => ({ ...item, ...screen }))])
      .filter(({ label }) => matches(`${label} ${group}`, typed))
      .map((item) => ({ ...item, group })),
  );
  const next = typed ? found[active]?.to : undefined;
  useEffect(() => {
    if (next) void pageAhead(next);
  }, [next]);

  function go(index: number) {
    const item = found[index];
    if (!item) return;
    onClose();
    void navigate(item.to);
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
          // The keyboard stays in the field above, which moves aria-activedescendant.
          <li
            key={item.to}
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
