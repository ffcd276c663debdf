import type { KeyboardEvent } from 'react';

const levelOf = (item: HTMLElement | undefined) => Number(item?.ariaLevel ?? 0);

/** Handles the keys of a tree as the ARIA Authoring Practices define them. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const current = event.target;
  if (!(current instanceof HTMLElement)) return;
  if (current.role !== 'treeitem' || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const place = all.indexOf(current);
  const level = levelOf(current);
  const expanded = current.ariaExpanded;
  const child = levelOf(all[place + 1]) > level ? all[place + 1] : undefined;
  const to = {
    ArrowDown: () => all[place + 1],
    ArrowUp: () => all[place - 1],
    Home: () => all[0],
    End: () => all.at(-1),
    ArrowRight: () => (expanded === 'true' ? child : press(current, expanded === 'false')),
    ArrowLeft: () =>
      expanded === 'true'
        ? press(current, true)
        : all.slice(0, place).findLast((item) => levelOf(item) < level),
    Enter: () => activate(current),
    ' ': () => press(current, true),
  }[event.key];
  if (!to) return;
  event.preventDefault();
  to()?.focus();
}

/** Opens or closes a node, or presses a button row such as Load more. */
function press(item: HTMLElement, wanted: boolean): undefined {
  if (wanted) item.querySelector<HTMLElement>('[data-toggle]')?.click();
}

function activate(item: HTMLElement): undefined {
  const link = item.querySelector<HTMLElement>('a');
  if (link) link.click();
  else press(item, true);
}
