import { Menu, Popover } from '@mantine/core';
import type { FilterPatch } from '../../../lib/use-filters';
import { onDemand } from '../on-demand';
import { OnPress } from '../on-press';
import { FilterChip } from './filter-chip';
import type { FilterState } from './filter-state';
import classes from './filters.module.css';
import type { ChoiceFilter } from './list-filters';

const FilterEditor = onDemand(async () => (await import('./on-demand/filter-editor')).FilterEditor);

/** Editors close at once, so that the focus can return at once. */
const editor = { position: 'bottom-start', transitionProps: { duration: 0 }, returnFocus: false } as const;

interface FilterPillProps {
  state: FilterState;
  open: boolean;
  onOpen: (opens: boolean) => void;
  onChange: (patch: FilterPatch) => void;
}

/** A filter in the toolbar of a wide window, with its editor below. */
export function FilterPill(props: FilterPillProps) {
  const { filter } = props.state;
  if (filter.kind === 'choice') return <ChoicePill {...props} filter={filter} />;
  if (filter.kind === 'linked') return <FilterChip state={props.state} onChange={props.onChange} />;
  return <TypedPill {...props} />;
}

function ChoicePill({ filter, state, open, onOpen, onChange }: FilterPillProps & { filter: ChoiceFilter }) {
  const [value = ''] = state.set;
  const cleared = Object.fromEntries((filter.clears ?? []).map((name) => [name, undefined]));
  return (
    <FilterChip
      state={state}
      onChange={onChange}
      opener={(button) => (
        <OnPress popup="menu" opened={open} onOpen={onOpen} button={button}>
          {({ target, ...pressed }) => (
            <Menu {...editor} {...pressed}>
              <Menu.Target>{target}</Menu.Target>
              <Menu.Dropdown className={classes.options} data-filter={state.name}>
                <Menu.RadioGroup
                  value={value}
                  onChange={(next) => onChange({ [state.name]: next, ...cleared })}
                >
                  <ChoiceItems filter={filter} value={value} />
                </Menu.RadioGroup>
              </Menu.Dropdown>
            </Menu>
          )}
        </OnPress>
      )}
    />
  );
}

function ChoiceItems({ filter, value }: { filter: ChoiceFilter; value: string }) {
  return Object.entries(filter.useChoices(true)).map(([choice, label]) => (
    <Menu.RadioItem
      key={choice}
      value={choice}
      closeMenuOnClick
      data-autofocus={choice === value || undefined}
    >
      {label}
    </Menu.RadioItem>
  ));
}

function TypedPill({ state, open, onOpen, onChange }: FilterPillProps) {
  function apply(patch: FilterPatch) {
    onOpen(false);
    onChange(patch);
  }
  return (
    <FilterChip
      state={state}
      onChange={onChange}
      onNear={FilterEditor.preload}
      opener={(button) => (
        <OnPress popup="dialog" opened={open} onOpen={onOpen} button={button}>
          {({ target, ...pressed }) => (
            <Popover {...editor} {...pressed} trapFocus width={352}>
              <Popover.Target>{target}</Popover.Target>
              {pressed.opened && <FilterEditor state={state} onApply={apply} onClose={() => onOpen(false)} />}
            </Popover>
          )}
        </OnPress>
      )}
    />
  );
}
