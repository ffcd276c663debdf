import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { texts } from '../base/components.texts';
import type { State, StateCounts } from './decisions';

export interface ChangedHintProps {
  status: State;
  /** The number of records when the list was last read; undefined while the list is loading. */
  total: number | undefined;
  onShow: () => void;
}

/**
 * Says that the list has changed on the server. Rows never move by themselves, because the user may be about to press a
 * button. The component that reads the `counts` is separate from the list, so that a new count does not render all rows
 * again.
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
