import { Button } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { texts } from './import.texts';
import { IfMay } from '../base/rights/if-may';

/** A link to an import, in the header of a list. `label`: for an import of something else than the rows of the list. */
export const ImportButton = ({ to, label = texts.open }: { to: string; label?: string }) => (
  <IfMay to={to}>
    <Button
      component={Link}
      to={to}
      variant="default"
      leftSection={<IconTableImport size={16} aria-hidden />}
    >
      {label}
    </Button>
  </IfMay>
);
