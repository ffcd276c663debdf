import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../lib/format';
import { giveFocus } from '../../../lib/use-focus-back';
import { texts } from '../components.texts';
import { OnPress } from '../on-press';
import classes from './export-button.module.css';
import type { Column, ListQuery } from './list.types';
import { useExport } from './use-export';

const { export: text } = texts;
const formats = [
  { format: 'xlsx', icon: IconFileSpreadsheet },
  { format: 'csv', icon: IconFileTypeCsv },
] as const;

interface ExportButtonProps {
  query: ListQuery;
  columns: readonly Column<never>[];
  /** The number of records of the list; 0 while it is unknown. Without any, the button waits in its place. */
  total: number;
}

/** Exports the list as it is shown, and shows the progress with a button that cancels. */
export function ExportButton({ query, columns, total }: ExportButtonProps) {
  const { start, part, cancel, isOffered } = useExport(query, columns);
  const button = useFocusAfter(part !== undefined);
  if (part !== undefined) return <Progress part={part} onCancel={cancel} />;
  return (
    <OnPress
      popup="menu"
      button={
        <ActionIcon
          ref={button}
          className={classes.open}
          variant="default"
          size="input-sm"
          aria-label={text.label}
          title={text.label}
          disabled={!isOffered || !total}
        >
          <IconDownload size={17} aria-hidden />
        </ActionIcon>
      }
    >
      {({ target, ...pressed }) => (
        <Menu {...pressed} position="bottom-end" width={250}>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{text.what(total, formatNumber(total))}</Menu.Label>
            {formats.map(({ format, icon: Icon }) => (
              <Menu.Item key={format} leftSection={<Icon size={17} />} onClick={() => void start(format)}>
                {text.formats[format]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </OnPress>
  );
}

/** Gives the focus to a button that comes back after an export, unless another element has taken it. */
function useFocusAfter(isRunning: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hasRun = useRef(false);
  useEffect(() => {
    const isOver = hasRun.current && !isRunning;
    hasRun.current = isRunning;
    if (isOver && button.current && document.activeElement === document.body) giveFocus(button.current);
  }, [isRunning]);
  return button;
}

/** The menu's button, which had the focus, is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

function Progress({ part, onCancel }: { part: number; onCancel: () => void }) {
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} value={part} max={1} aria-label={text.running} />
      <span className={classes.part}>{text.part(formatNumber(Math.floor(part * 100)))}</span>
      <ActionIcon
        ref={focus}
        variant="subtle"
        color="gray"
        size="input-sm"
        aria-label={text.cancel}
        title={text.cancel}
        onClick={onCancel}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
