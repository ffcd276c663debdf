import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import classes from './hierarchy.module.css';
import { useTree } from './tree-context';

interface TreeItemProps {
  /** Unique in the tree: a code, or the name of a group. */
  id: string;
  level: number;
  /** Whether a search found this row. */
  marked?: boolean;
  /** Renders the rows below; omitted for rows that cannot have any. */
  below?: (() => ReactNode) | undefined;
  onPress?: () => void;
  children: ReactNode;
}

/**
 * A row of the tree and, when open, the rows below it. All rows are siblings: `aria-level` shows which row belongs to
 * which.
 */
export function TreeItem({ id, level, marked, below, onPress, children }: TreeItemProps) {
  const { open, setOpen, active, setActive } = useTree();
  const item = useRef<HTMLLIElement>(null);
  const opened = below !== undefined && open.has(id);
  useEffect(() => {
    if (marked) item.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  const toggle = onPress ?? (() => setOpen(id, !opened));
  return (
    <>
      <li
        ref={item}
        role="treeitem"
        aria-level={level}
        aria-expanded={below ? opened : undefined}
        aria-current={marked ? 'true' : undefined}
        tabIndex={active === id ? 0 : -1}
        className={classes.row}
        style={{ '--level': level - 1 } as CSSProperties}
        onFocus={() => setActive(id)}
      >
        {below || onPress ? (
          <button
            type="button"
            data-toggle
            tabIndex={-1}
            aria-hidden
            className={classes.toggle}
            data-opened={opened || undefined}
            onClick={toggle}
          >
            <IconChevronRight size={16} className={classes.chevron} />
          </button>
        ) : (
          <span className={classes.toggle} />
        )}
        {children}
      </li>
      {opened && below()}
    </>
  );
}
