import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../components.texts';
import { Page } from '../page';
import { ListSection, type ListSectionProps } from './list-section';
import { useIsBare } from './use-is-bare';
import type { Listed } from './list.types';

interface ListPageProps<Row> extends ListSectionProps<Row> {
  addTo?: string | undefined;
  addLabel?: string | undefined;
  /** Beside the button that adds. */
  aside?: ReactNode;
}

/** A screen that is a list; every list screen of the panels. */
export function ListPage<Row extends Listed>({
  addTo,
  addLabel = texts.list.add,
  aside,
  ...section
}: ListPageProps<Row>) {
  const add = addTo && (
    <Button component={Link} to={addTo} leftSection={<IconPlus size={16} />}>
      {addLabel}
    </Button>
  );
  const bare = useIsBare(section);
  return (
    <Page
      title={section.title}
      actions={
        ((add && !bare) || aside) && (
          <>
            {aside}
            {!bare && add}
          </>
        )
      }
    >
      <ListSection {...section} emptyAction={add} />
    </Page>
  );
}
