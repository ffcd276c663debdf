import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PHONE } from '../../../lib/page-cookie';
import type { PanelKey } from '../../../lib/panels';
import type { Arrival } from '../../../lib/use-way-back';
import { fullAddress } from '../../../lib/view';
import { texts as shared } from '../../components.texts';
import { Modal } from '../../modal';
import type { FoundScreen } from '../screens';
import type { Entry } from './entries';
import { Option } from './option';
import classes from './quick-search.module.css';
import { texts } from './quick-search.texts';
import type { RecordPlaces } from './record-places';
import { SearchFoot } from './search-foot';
import { useFound } from './use-found';
import { useSections } from './use-sections';

const LONGEST = 100;

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
  const navigate = useNavigate();
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState(0);
  // Enter was pressed before the records arrived.
  const [awaited, setAwaited] = useState<{ inNewTab: boolean }>();
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

  function open(entry: Entry | undefined, inNewTab: boolean) {
    if (!entry) return;
    entry.run?.();
    onClose();
    if (!entry.to) return;
    if (inNewTab) window.open(fullAddress(entry.to), '_blank', 'noopener');
    else
      void navigate(entry.to, { state: entry.marked ? ({ added: entry.marked } satisfies Arrival) : null });
  }
  /** Opens the selected entry, a record as soon as the search of the typed text has ended. */
  function enter(inNewTab: boolean) {
    const entry = entries[active];
    if (search.isSearching && (!entry || entry.afterSearch)) setAwaited({ inNewTab });
    else open(entry, inNewTab);
  }
  const openAwaited = useEffectEvent(() => {
    if (awaited) open(entries[active], awaited.inNewTab);
  });
  useEffect(() => {
    if (!search.isSearching) openAwaited();
  }, [search.isSearching]);
  function onKeyDown(event: KeyboardEvent) {
    const last = entries.length - 1;
    const target = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      Home: 0,
      End: last,
    }[event.key];
    const isEnter = event.key === 'Enter';
    if (target !== undefined && !event.shiftKey) setSelected(Math.max(target, 0));
    if (isEnter) enter(event.ctrlKey || event.metaKey);
    if (isEnter || (target !== undefined && !event.shiftKey)) event.preventDefault();
  }
  const onOption = (entry: Entry) => (event: MouseEvent) => open(entry, event.ctrlKey || event.metaKey);

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
        <div className={classes.box} data-searching={search.isSearching || undefined}>
          <IconSearch size={18} aria-hidden />
          <input
            data-autofocus
            className={classes.input}
            role="combobox"
            aria-expanded
            aria-controls={id}
            aria-activedescendant={entries[active] ? `${id}-${active}` : undefined}
            aria-label={texts.field}
            placeholder={texts.field}
            maxLength={LONGEST}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setSelected(0);
              setAwaited(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <ActionIcon size={44} className={classes.close} aria-label={shared.close} onClick={onClose}>
            <IconX size={20} stroke={1.7} />
          </ActionIcon>
        </div>
        <div id={id} role="listbox" aria-label={texts.results} className={classes.list}>
          {sections.map(({ label, entries: own }) => (
            <div key={label} role="group" aria-label={label}>
              <div className={classes.heading} aria-hidden>
                {label}
              </div>
              {own.map((entry) => {
                const index = entries.indexOf(entry);
                return (
                  <Option
                    key={entry.key}
                    id={`${id}-${index}`}
                    entry={entry}
                    typed={typed}
                    selected={index === active}
                    onPoint={() => setSelected(index)}
                    onClick={onOption(entry)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        <SearchFoot typed={typed} count={entries.length} search={search} places={places} />
      </div>
    </Modal>
  );
}
