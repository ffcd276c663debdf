import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { texts } from '../components.texts';
import { Page } from '../page';
import { ListSection, type ListSectionProps } from './list-section';
import type { Listed } from './list.types';

interface ListPageProps<Row> extends ListSectionProps<Row> {
  addTo?: string;
}

/** A screen that is a list; every list screen of the panels. */
export function ListPage<Row extends Listed>({ addTo, ...section }: ListPageProps<Row>) {
  return (
    <Page
      title={section.title}
      actions={
        addTo && (
          <Button component={Link} to={addTo} leftSection={<IconPlus size={16} />}>
            {texts.list.add}
          </Button>
        )
      }
    >
      <ListSection {...section} />
    </Page>
  );
}
