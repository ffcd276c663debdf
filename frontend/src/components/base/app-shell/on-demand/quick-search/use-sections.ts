import { IconList, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import type { FoundKind, FoundRecord, SearchResponse } from '../../../../../api/search.gen';
import { formatDate, formatNumber } from '../../../../../lib/format';
import type { PanelKey } from '../../../../../lib/panels';
import { noteOpened, recentRecords, type RecentRecord } from '../../../../../lib/recent-records';
import { texts as shared } from '../../../components.texts';
import { texts as dates } from '../../../date-language/date-language.texts';
import { useSchemeSwitch } from '../../scheme-toggle';
import type { FoundScreen } from '../../screens';
import { matches, type Entry, type Section } from './entries';
import { languageEntries } from './language-entries';
import { texts } from './quick-search.texts';
import type { RecordPlaces } from './record-places';
import { useMayOpen } from '../../../../../lib/rights';

interface Sought {
  panel: PanelKey;
  person: string;
  typed: string;
  screens: FoundScreen[];
  places: RecordPlaces;
  found: SearchResponse | undefined;
  onSignOut: () => void;
}

/**
 * Returns the sections of the quick search that have entries: recent records, screens, actions, found records, languages
 * of dates.
 */
export function useSections({ panel, person, typed, screens, places, found, onSignOut }: Sought): Section[] {
  const [opened] = useState(() => recentRecords<FoundKind>(panel, person));
  const scheme = useSchemeSwitch();
  const text = typed.trim();
  const mayOpen = useMayOpen();
  const note = (record: RecentRecord<FoundKind>) => () => noteOpened(panel, person, record);

  const recent = opened.filter(
    ({ title, _id, to }) => mayOpen(to) && (contains(title, text) || _id === text.toLowerCase()),
  );
  const isRecent = ({ _id }: FoundRecord) => recent.some((one) => one._id === _id);
  const actions: Entry[] = [
    { key: 'scheme', title: scheme.label, note: '', icon: scheme.Icon, run: scheme.change },
    { key: 'sign out', title: shared.shell.signOut, note: '', icon: IconLogout, run: onSignOut },
  ];
  const kinds = Object.entries(places) as [FoundKind, NonNullable<RecordPlaces[FoundKind]>][];
  const sections: Section[] = [
    {
      label: texts.recent,
      entries: recent.flatMap((record) => recentEntry(record, places, note(record)) ?? []),
    },
    {
      label: texts.pages,
      entries: screens
        .filter(({ label, group }) => matches(`${label} ${group}`, typed))
        .map(({ path, label, group, icon }) => ({ key: path, title: label, note: group, icon, to: path })),
    },
    { label: texts.actions, entries: actions.filter(({ title }) => matches(title, typed)) },
    ...kinds.map(([kind, place]) => ({
      label: place.label,
      entries: [
        ...(found?.results ?? [])
          .filter((record) => record.kind === kind && !isRecent(record))
          .flatMap((record) => {
            const to = [place.to(record), place.otherwise?.(record)].find((one) => one && mayOpen(one));
            return to ? [foundEntry(record, to, place, note({ ...record, to }))] : [];
          }),
        ...(place.list && found?.more.includes(kind) && mayOpen(place.list.to(text))
          ? [
              {
                key: `all ${kind}`,
                title: texts.showAll(place.list.label),
                note: '',
                icon: IconList,
                afterSearch: true,
                to: place.list.to(text),
              },
            ]
          : []),
      ],
    })),
    { label: dates.label, entries: languageEntries(text) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

const contains = (title: string, text: string) => title.toLowerCase().includes(text.toLowerCase());

function recentEntry(
  { kind, _id, title, to }: RecentRecord<FoundKind>,
  places: RecordPlaces,
  run: () => void,
): Entry | undefined {
  const place = places[kind];
  if (!place) return undefined;
  const { label, icon, inList } = place;
  return { key: `recent ${_id}`, title, note: label, icon, to, ...(inList && { marked: _id }), run };
}

function foundEntry(
  record: FoundRecord,
  to: string,
  { icon, pictured, inList, dated, note }: NonNullable<RecordPlaces[FoundKind]>,
  run: () => void,
): Entry {
  const { kind, _id, title, subtitle, state, image, coins, createdAt } = record;
  const amount = coins === undefined ? '' : texts.coins(formatNumber(coins));
  return {
    key: `${kind} ${_id}`,
    title,
    note: [note?.(record), subtitle, amount, dated && formatDate(createdAt)].filter(Boolean).join(' · '),
    icon,
    image: pictured ? image : undefined,
    state,
    afterSearch: true,
    to,
    ...(inList && { marked: _id }),
    run,
  };
}
