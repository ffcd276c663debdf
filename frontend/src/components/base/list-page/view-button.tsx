import { Button, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { ListOrder } from '../../../lib/list-state';
import type { ListState } from '../../../lib/use-list-state';
import { texts } from '../components.texts';
import { onDemand } from '../on-demand';
import { OnPress } from '../on-press';
import classes from './list-page.module.css';
import { columnId } from './chosen-columns';
import type { ListView } from './use-list-view';

const ViewMenu = onDemand(async () => (await import('./on-demand/view-menu/view-menu')).ViewMenu);

interface ViewButtonProps<Row> {
  list: ListState;
  view: ListView<Row>;
  orders: readonly ListOrder[];
  /** The table; cards have neither columns nor density. */
  table: RefObject<HTMLElement | null> | undefined;
}

/** Opens the views of the list, its columns, its order by age and its density. Names the open view. */
export function ViewButton<Row>({ list, view, orders, table }: ViewButtonProps<Row>) {
  const [opened, { set, close }] = useDisclosure();
  const name = view.view?.name;
  const widthOf = (field: string) =>
    table?.current?.querySelector<HTMLElement>(`th[data-accessor="${CSS.escape(columnId(field))}"]`)
      ?.offsetWidth;
  return (
    <OnPress
      popup="dialog"
      opened={opened}
      onOpen={set}
      button={
        <Button
          className={classes.view}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          aria-label={labelOf(view)}
          rightSection={view.changed && <span className={classes.changed} />}
          onPointerEnter={ViewMenu.preload}
        >
          {name ?? texts.list.view}
        </Button>
      }
    >
      {({ target, id, opened: shown }) => (
        <Popover
          id={id}
          opened={shown}
          onDismiss={close}
          position="bottom-end"
          width={340}
          // Below the dialogs that the menu opens.
          zIndex={190}
          shadow="md"
          trapFocus
          returnFocus
        >
          <Popover.Target>{target}</Popover.Target>
          {shown && (
            <ViewMenu
              {...view}
              columns={view.all}
              looks={table !== undefined}
              orders={orders}
              sort={view.list.sort}
              onSort={(sort) => view.list.change({ sort })}
              prefix={list.prefix}
              widthOf={widthOf}
              onClose={close}
            />
          )}
        </Popover>
      )}
    </OnPress>
  );
}

function labelOf<Row>({ view, changed }: ListView<Row>): string {
  const { viewLabel, viewOpen, viewChanged } = texts.list;
  if (!view) return viewLabel;
  return changed ? viewChanged(view.name) : viewOpen(view.name);
}
