import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../components.texts';
import { useMayOpen } from '../../../lib/rights';
import { Page } from '../page';
import { useScreenLabel } from '../use-screen-label';
import { ListSection, type ListSectionProps } from './list-section';
import { useIsBare } from './use-is-bare';
import type { Listed } from './list.types';

interface ListPageProps<Row> extends Omit<ListSectionProps<Row>, 'title'> {
  /** The title, if it differs from the label in the panel's table of screens. */
  title?: string | undefined;
  addTo?: string | undefined;
  addLabel?: string | undefined;
  /** Shown next to the add button. */
  aside?: ReactNode;
  /** Shown between the title and the list. */
  above?: ReactNode;
}

/** A screen that consists of one list. */
export function ListPage<Row extends Listed>({
  addTo,
  addLabel = texts.list.add,
  aside,
  above,
  title,
  ...section
}: ListPageProps<Row>) {
  const label = useScreenLabel();
  const shown = title ?? label ?? '';
  const mayOpen = useMayOpen();
  const add = addTo && mayOpen(addTo) && (
    <Button component={Link} to={addTo} leftSection={<IconPlus size={16} />}>
      {addLabel}
    </Button>
  );
  const bare = useIsBare(section);
  return (
    <Page
      title={shown}
      actions={
        ((add && !bare) || aside) && (
          <>
            {aside}
            {!bare && add}
          </>
        )
      }
    >
      {above}
      <ListSection {...section} title={shown} emptyAction={add} />
    </Page>
  );
}
