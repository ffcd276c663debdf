import { ActionIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import classes from './list-page.module.css';
import { rowFocusId } from './row-focus';

interface ExpandButtonProps {
  id: string;
  label: string;
  open: boolean;
  /** The id of the element that says who has the record open. */
  describedBy?: string | undefined;
  onToggle: (id: string) => void;
}

/** Shows and hides the details of a row. It takes the focus when the keyboard moves to the row. */
export function ExpandButton({ id, label, open, describedBy, onToggle }: ExpandButtonProps) {
  return (
    <ActionIcon
      id={rowFocusId(id)}
      size="sm"
      aria-label={label}
      aria-expanded={open}
      aria-describedby={describedBy}
      onClick={() => onToggle(id)}
    >
      <IconChevronRight size={16} className={classes.chevron} data-open={open || undefined} aria-hidden />
    </ActionIcon>
  );
}
