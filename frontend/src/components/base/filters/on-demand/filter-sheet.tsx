import { Button, Drawer } from '@mantine/core';
import type { FilterPatch } from '../../../../lib/use-filters';
import { useFocusReturn } from '../../../../lib/use-focus-return';
import { texts } from '../../components.texts';
import { FilterForm } from '../filter-form';
import type { FilterState } from '../filter-state';
import classes from '../filters.module.css';

interface FilterSheetProps {
  states: FilterState[];
  onChange: (patch: FilterPatch) => void;
  onClear: () => void;
  onClose: () => void;
}

/** All filters of a list on a phone, in a sheet at the bottom of the screen. */
export function FilterSheet({ states, onChange, onClear, onClose }: FilterSheetProps) {
  useFocusReturn(true);
  const andClose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={texts.filters.show}
      padding="md"
      classNames={{ content: classes.sheet, title: classes.sheetTitle }}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <FilterForm
        titled
        states={states}
        onApply={(patch) => andClose(() => onChange(patch))()}
        aside={
          states.some(({ isSet }) => isSet) && (
            <Button variant="subtle" color="gray" onClick={andClose(onClear)}>
              {texts.filters.clearAll}
            </Button>
          )
        }
      />
    </Drawer>
  );
}
