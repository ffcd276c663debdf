import type { PointerEvent as ReactPointerEvent } from 'react';
import { listColumnLimits } from '../../../api/lists.gen';
import { texts } from '../components.texts';
import classes from './list-table.module.css';

const { minimum, maximum } = listColumnLimits.width;

interface WidthEdgeProps {
  title: string;
  /** Called at the end of a drag; undefined: as wide as the content. */
  onWidth: (width: number | undefined) => void;
}

/** The edge of a column's head: a drag changes the width. The keyboard does so in the View menu of the list. */
export const WidthEdge = ({ title, onWidth }: WidthEdgeProps) => (
  <span
    aria-hidden
    className={classes.edge}
    title={texts.list.width(title)}
    onPointerDown={(press) => dragWidth(press, onWidth)}
    onDoubleClick={() => onWidth(undefined)}
  />
);

/** Follows the pointer to the release. The cells change at once, the list when the drag ends. Escape cancels. */
function dragWidth(press: ReactPointerEvent<HTMLElement>, onWidth: WidthEdgeProps['onWidth']): void {
  const head = press.currentTarget.closest('th');
  const table = head?.closest('table');
  if (!head || !table || press.button !== 0) return;
  press.preventDefault();
  const { pointerId, clientX: begin } = press;
  const before = head.offsetWidth;
  const forward = getComputedStyle(head).direction === 'rtl' ? -1 : 1;
  const cells = [
    ...table.querySelectorAll<HTMLElement>(`[data-accessor="${CSS.escape(head.dataset['accessor'] ?? '')}"]`),
  ];
  const styles = cells.map(({ style }) => style.cssText);
  const over = new AbortController();
  const { signal } = over;
  let width = before;
  // The table is measured again when the drag ends.
  table.dataset['sizing'] = '';

  const end = (accepted: boolean) => {
    over.abort();
    delete table.dataset['sizing'];
    cells.forEach((cell, index) => {
      cell.style.cssText = styles[index] ?? '';
    });
    if (accepted && width !== before) onWidth(width);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const wanted = before + (event.clientX - begin) * forward;
    width = Math.round(Math.min(maximum, Math.max(minimum, wanted)));
    for (const { style } of cells) style.width = style.minWidth = style.maxWidth = `${width}px`;
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}
