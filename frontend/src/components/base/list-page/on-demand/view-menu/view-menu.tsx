import { Button, Popover, SegmentedControl } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import type { ListDensity } from '../../../../../api/lists.gen';
import type { ListOrder } from '../../../../../lib/list-state';
import { giveFocus } from '../../../../../lib/use-focus-back';
import { ColumnList, type ColumnListProps } from './column-list';
import { texts } from './view-menu.texts';
import classes from './view-menu.module.css';
import { ViewList, type ViewListProps } from './view-list';

interface ViewMenuProps extends ColumnListProps, ViewListProps {
  /** Whether the list is a table, which has columns and a density. */
  looks: boolean;
  /** The orders that no column head offers. */
  orders: readonly ListOrder[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  density: ListDensity;
  onDensity: (density: ListDensity) => void;
  onReset: () => void;
}

/** What the View button of a list opens: its views, columns, order by age and row height. */
export function ViewMenu(props: ViewMenuProps) {
  const { looks, orders, sort, onSort, columns, density, onDensity, onReset, onClose } = props;
  const heading = useId();
  const ordering = useId();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The control with the focus has disappeared: keys still reach the menu.
    if (menu.current && document.activeElement === document.body) giveFocus(menu.current);
  });
  const pictures = columns.some(({ card }) => card === 'picture');
  const densities = (['compact', 'normal', 'large'] as const).filter((one) => one !== 'large' || pictures);
  return (
    <Popover.Dropdown ref={menu} className={classes.menu} aria-label={texts.label}>
      <ViewList {...props} />
      {looks && (
        <>
          <ColumnList {...props} />
          {orders.length > 0 && (
            <section className={classes.part} aria-labelledby={ordering}>
              <h2 id={ordering} className={classes.heading}>
                {texts.order}
              </h2>
              <SegmentedControl
                fullWidth
                size="xs"
                aria-label={texts.order}
                data={[{ value: '', label: texts.standardOrder }, ...orders]}
                value={sort ?? ''}
                onChange={(value) => onSort(value || undefined)}
              />
            </section>
          )}
          <section className={classes.part} aria-labelledby={heading}>
            <h2 id={heading} className={classes.heading}>
              {texts.density}
            </h2>
            <SegmentedControl
              fullWidth
              size="xs"
              aria-label={texts.density}
              data={densities.map((value) => ({ value, label: texts.densities[value] }))}
              value={density === 'large' && !pictures ? 'normal' : density}
              onChange={(value) => onDensity(value)}
            />
          </section>
        </>
      )}
      <div className={classes.foot}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconRestore size={15} aria-hidden />}
          title={texts.resetHint}
          onClick={() => {
            onReset();
            onClose();
          }}
        >
          {texts.reset}
        </Button>
      </div>
    </Popover.Dropdown>
  );
}
