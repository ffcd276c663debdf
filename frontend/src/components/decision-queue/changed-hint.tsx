import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { texts } from '../components.texts';
import type { State, StateCounts } from './decisions';

export interface ChangedHintProps {
  status: State;
  /** How many records there were when the list was read; undefined while the list is being read. */
  total: number | undefined;
  onShow: () => void;
}

/**
 * Says that the list is no longer what is shown. Its rows never move by themselves: somebody may be about to press a button.
 * The component that reads the `counts` stands apart from the list, so that a new count does not draw all rows anew.
 */
export function ChangedHint({ status, total, counts, onShow }: ChangedHintProps & { counts: StateCounts }) {
  const now = counts.isFetching ? undefined : counts.byStatus?.[status];
  if (total === undefined || now === undefined || now === total) return null;
  return (
    <Button variant="light" size="compact-sm" leftSection={<IconRefresh size={15} />} onClick={onShow}>
      {texts.queue.changed} {texts.queue.showChanges}
    </Button>
  );
}
