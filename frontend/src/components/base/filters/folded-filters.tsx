import { Button, Popover, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format';
import { PHONE } from '../../../lib/phone';
import { texts } from '../components.texts';
import { onDemand } from '../on-demand';
import { OnPress } from '../on-press';
import classes from './filters.module.css';
import type { FiltersProps } from './filters.types';

const FilterSheet = onDemand(async () => (await import('./on-demand/filter-sheet')).FilterSheet);
const FilterPopover = onDemand(async () => (await import('./on-demand/filter-popover')).FilterPopover);

/** One button, with the number of set filters, that opens them all: in a popover, on a phone in a sheet. */
export function FoldedFilters(props: FiltersProps) {
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const set = props.states.filter(({ isSet }) => isSet).length;
  const count = formatNumber(set);
  const label = set ? texts.filters.shown(count) : texts.filters.show;
  const { preload } = phone ? FilterSheet : FilterPopover;
  const button = (
    <Button
      className={classes.all}
      variant="default"
      leftSection={<IconFilter size={16} aria-hidden />}
      onFocus={preload}
      onPointerEnter={preload}
      data-set={set > 0 || undefined}
      data-add
    >
      {phone ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {phone && set > 0 && <span aria-hidden>{count}</span>}
    </Button>
  );
  return (
    <OnPress popup="dialog" opened={opened} onOpen={setOpened} button={button}>
      {({ target, id, opened: shown }) =>
        phone ? (
          shown && <FilterSheet {...props} onClose={close} />
        ) : (
          <Popover
            id={id}
            opened={shown}
            onDismiss={close}
            position="bottom-start"
            width={352}
            shadow="md"
            trapFocus
            returnFocus
          >
            <Popover.Target>{target}</Popover.Target>
            {shown && <FilterPopover {...props} onClose={close} />}
          </Popover>
        )
      }
    </OnPress>
  );
}
