import { Button } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { texts } from './import.texts';
import { IfMay } from '../base/rights/if-may';

/** A link to the import of a list, next to its Add button. */
export const ImportButton = ({ to }: { to: string }) => (
  <IfMay to={to}>
    <Button
      component={Link}
      to={to}
      variant="default"
      leftSection={<IconTableImport size={16} aria-hidden />}
    >
      {texts.open}
    </Button>
  </IfMay>
);
