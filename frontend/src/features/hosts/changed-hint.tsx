import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { HostStatus } from '../../api/hosts.gen';
import { texts } from './hosts.texts';
import { useHostCounts } from './use-host-counts';

interface ChangedHintProps {
  status: HostStatus;
  /** How many there were when the list was read; undefined while it is being read. */
  total: number | undefined;
  onShow: () => void;
}

/**
 * Says that the list is no longer what is shown. Its rows never move by themselves: somebody may be about to press a button of
 * one. Apart from the list, so that a new count does not draw fifty rows anew.
 */
export function ChangedHint({ status, total, onShow }: ChangedHintProps) {
  const counts = useHostCounts();
  const now = counts.isFetching ? undefined : counts.byStatus?.[status];
  if (total === undefined || now === undefined || now === total) return null;
  return (
    <Button variant="light" size="compact-sm" leftSection={<IconRefresh size={15} />} onClick={onShow}>
      {texts.changed} {texts.showChanges}
    </Button>
  );
}
