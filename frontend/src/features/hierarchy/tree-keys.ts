import type { KeyboardEvent } from 'react';

const items = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')];

/** The keys of a tree, as the ARIA practices have them. Answers whether the key was one of them. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const tree = event.currentTarget;
  const current = event.target as HTMLElement;
  if (current.role !== 'treeitem' || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = items(tree);
  const place = all.indexOf(current);
  const expanded = current.ariaExpanded;
  const parent = current.parentElement?.closest<HTMLElement>('[role=treeitem]');
  const to = {
    ArrowDown: () => all[place + 1],
    ArrowUp: () => all[place - 1],
    Home: () => all[0],
    End: () => all.at(-1),
    ArrowRight: () => (expanded === 'true' ? items(current)[0] : press(current, expanded === 'false')),
    ArrowLeft: () => (expanded === 'true' ? press(current, true) : parent),
    Enter: () => activate(current),
    ' ': () => press(current, true),
  }[event.key];
  if (!to) return;
  event.preventDefault();
  to()?.focus();
}

/** Opens or closes a node, or does what a row like Load more is for. */
function press(item: HTMLElement, wanted: boolean): undefined {
  if (wanted) item.querySelector<HTMLElement>(':scope > [data-row] [data-toggle]')?.click();
}

function activate(item: HTMLElement): undefined {
  const link = item.querySelector<HTMLElement>(':scope > [data-row] a');
  if (link) link.click();
  else press(item, true);
}
