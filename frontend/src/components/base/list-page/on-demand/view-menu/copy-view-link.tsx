import { Button } from '@mantine/core';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { bareList } from '../../../../../lib/list-views';
import { CopyButton } from '../../../copy-button';
import { texts } from './view-menu.texts';

interface CopyViewLinkProps {
  /** The _id of the view. */
  id: string;
  /** The prefix of the list's parameters in the address. */
  prefix: string;
}

/** Copies the address that opens a view. */
export function CopyViewLink({ id, prefix }: CopyViewLinkProps) {
  const { pathname, search } = useLocation();
  const link = bareList(new URLSearchParams(search), prefix);
  link.set(`${prefix}view`, id);
  return (
    <CopyButton value={`${window.location.origin}${pathname}?${link.toString()}`}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={copied ? <IconCheck size={14} /> : <IconLink size={14} />}
          onClick={copy}
        >
          {copied ? texts.copied : texts.copyLink}
        </Button>
      )}
    </CopyButton>
  );
}
