import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { texts } from './components.texts';

interface PageStepsProps {
  /** The title of the list. */
  title: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Steps through a short list in a section. Renders nothing for a single page. */
export function PageSteps({ title, page, pages, onPage }: PageStepsProps) {
  if (pages <= 1) return null;
  const step = { size: 'compact-sm', variant: 'subtle' } as const;
  return (
    <Group component="nav" aria-label={texts.list.pages(title)} justify="space-between" mt="sm">
      <Button
        {...step}
        leftSection={<IconChevronLeft size={15} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {texts.list.previous}
      </Button>
      <Button
        {...step}
        rightSection={<IconChevronRight size={15} aria-hidden />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {texts.list.next}
      </Button>
    </Group>
  );
}
