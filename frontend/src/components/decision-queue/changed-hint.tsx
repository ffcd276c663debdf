import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { texts } from '../components.texts';

interface ChangedHintProps {
  /** How many there were when the list was read, and how many there are now; undefined while either is being read. */
  read: number | undefined;
  now: number | undefined;
  onShow: () => void;
}

/** Says that the list is no longer what is shown. Its rows never move by themselves: somebody may be about to press a button. */
export function ChangedHint({ read, now, onShow }: ChangedHintProps) {
  if (read === undefined || now === undefined || now === read) return null;
  return (
    <Button variant="light" size="compact-sm" leftSection={<IconRefresh size={15} />} onClick={onShow}>
      {texts.queue.changed} {texts.queue.showChanges}
    </Button>
  );
}
