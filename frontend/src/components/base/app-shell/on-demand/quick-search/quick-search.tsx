import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { PHONE } from '../../../../../lib/phone';
import type { PanelKey } from '../../../../../lib/panels';
import { Modal } from '../../../modal';
import type { FoundScreen } from '../../screens';
import { movedTo } from './moved-to';
import classes from './quick-search.module.css';
import { texts } from './quick-search.texts';
import type { RecordPlaces } from './record-places';
import { SearchField } from './search-field';
import { SearchFoot } from './search-foot';
import { SearchResults } from './search-results';
import { useFound } from './use-found';
import { useOpening } from './use-opening';
import { useSections } from './use-sections';

export interface QuickSearchProps {
  panel: PanelKey;
  /** The _id of the signed-in person. */
  person: string;
  screens: FoundScreen[];
  onSignOut: () => void;
  /** Called when the user is about to open the screen at this address. */
  onAim: (address: string) => void;
  onClose: () => void;
}

/** Finds screens, actions and records. The focus stays in the field; aria-activedescendant names the selected entry. */
export function QuickSearch({ places, ...props }: QuickSearchProps & { places: RecordPlaces }) {
  const { onAim, onClose } = props;
  const id = useId();
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState(0);
  const search = useFound(typed);
  const sections = useSections({ ...props, typed, places, found: search.found });
  const entries = sections.flatMap((section) => section.entries);
  const active = Math.min(selected, entries.length - 1);
  const next = typed ? entries[active]?.to : undefined;
  useEffect(() => {
    if (next) onAim(next);
  }, [next, onAim]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const { isSearching } = search;
  const { open, enter, forget } = useOpening({ selected: entries[active], isSearching, onClose });

  function onKeyDown(event: KeyboardEvent) {
    const target = event.shiftKey ? undefined : movedTo(event.key, active, entries.length);
    const isEnter = event.key === 'Enter';
    if (target !== undefined) setSelected(target);
    if (isEnter) enter(event.ctrlKey || event.metaKey);
    if (isEnter || target !== undefined) event.preventDefault();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="lg"
      yOffset="12vh"
      centered={false}
      fullScreen={phone ?? false}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': texts.field } }}
    >
      <div className={classes.whole}>
        <SearchField
          list={id}
          option={entries[active] ? `${id}-${active}` : undefined}
          value={typed}
          isSearching={isSearching}
          onChange={(text) => {
            setTyped(text);
            setSelected(0);
            forget();
          }}
          onKeyDown={onKeyDown}
          onClose={onClose}
        />
        <SearchResults
          id={id}
          sections={sections}
          active={active}
          typed={typed}
          onPoint={setSelected}
          onOpen={open}
        />
        <SearchFoot typed={typed} count={entries.length} search={search} places={places} />
      </div>
    </Modal>
  );
}
