import { ActionIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import classes from './list-page.module.css';
import { rowFocusId } from './row-focus';

interface ExpandButtonProps {
  id: string;
  label: string;
  open: boolean;
  onToggle: (id: string) => void;
}

/** Shows and hides the details of a row. It takes the focus when the keyboard moves to the row. */
export function ExpandButton({ id, label, open, onToggle }: ExpandButtonProps) {
  return (
    <ActionIcon
      id={rowFocusId(id)}
      size="sm"
      aria-label={label}
      aria-expanded={open}
      onClick={() => onToggle(id)}
    >
      <IconChevronRight size={16} className={classes.chevron} data-open={open || undefined} aria-hidden />
    </ActionIcon>
  );
}
