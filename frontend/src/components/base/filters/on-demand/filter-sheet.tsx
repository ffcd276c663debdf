import { Drawer } from '@mantine/core';
import { useFocusReturn } from '../../../../lib/use-focus-return';
import { texts } from '../../components.texts';
import classes from '../filters.module.css';
import type { OpenFiltersProps } from '../filters.types';
import { AllFilters } from './all-filters';

/** All filters of a list on a phone, in a sheet at the bottom of the screen. */
export function FilterSheet(props: OpenFiltersProps) {
  useFocusReturn(true);
  return (
    <Drawer
      opened
      onClose={props.onClose}
      position="bottom"
      size="auto"
      title={texts.filters.show}
      padding="md"
      classNames={{ content: classes.sheet, title: classes.sheetTitle }}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <AllFilters {...props} />
    </Drawer>
  );
}
