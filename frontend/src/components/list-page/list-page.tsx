import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../components.texts';
import { Page } from '../page';
import { ListSection, type ListSectionProps } from './list-section';
import type { Listed } from './list.types';

interface ListPageProps<Row> extends ListSectionProps<Row> {
  addTo?: string;
  addLabel?: string;
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
  return (
    <Page
      title={section.title}
      actions={
        (addTo || aside) && (
          <>
            {aside}
            {addTo && (
              <Button component={Link} to={addTo} leftSection={<IconPlus size={16} />}>
                {addLabel}
              </Button>
            )}
          </>
        )
      }
    >
      <ListSection {...section} />
    </Page>
  );
}
