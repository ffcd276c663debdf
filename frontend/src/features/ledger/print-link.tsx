import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { texts } from './ledger.texts';

interface PrintLinkProps {
  to: string;
  /** The days that the list shows, which are printed. */
  days: { from?: string | undefined; to?: string | undefined };
}

/** Opens the printable statement of the days that the list shows. */
export function PrintLink({ to, days: { from, to: until } }: PrintLinkProps) {
  const search = new URLSearchParams({ ...(from && { from }), ...(until && { to: until }) });
  return (
    <Button
      component={Link}
      to={search.size ? `${to}?${search}` : to}
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
    >
      {texts.statement.print.open}
    </Button>
  );
}
