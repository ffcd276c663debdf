import { Button, Group } from '@mantine/core';
import { IconPencilExclamation } from '@tabler/icons-react';
import { formatAgo } from '../../lib/format';
import { texts } from '../base/components.texts';
import classes from './form-notice.module.css';
import type { OfferedDraft } from './use-draft';

/** Offers the draft of an earlier visit above the fields of its form. */
export function DraftOffer({ draft, closed }: { draft: OfferedDraft | undefined; closed: boolean }) {
  if (!draft) return null;
  return (
    <div role="status" className={classes.notice}>
      <IconPencilExclamation size={18} aria-hidden className={classes.icon} />
      <span className={classes.text}>
        {texts.form.draft.found(formatAgo(new Date(draft.at).toISOString()))}
      </span>
      <Group gap="xs" wrap="nowrap">
        <Button size="compact-sm" disabled={closed} onClick={draft.restore}>
          {texts.form.draft.restore}
        </Button>
        <Button size="compact-sm" variant="default" disabled={closed} onClick={draft.discard}>
          {texts.form.draft.discard}
        </Button>
      </Group>
    </div>
  );
}
