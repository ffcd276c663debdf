import type { CatalogueKind } from '../../api/catalogues.gen';
import { IconStack2 } from '@tabler/icons-react';
import type { MenuEntry, MenuScreen, Screen } from '../../components/base/app-shell/screens';
import { catalogues, type Catalogue, type CataloguePages } from '../../features/catalogues/catalogues';
import { inSentence, texts } from '../../features/catalogues/shared/catalogues.texts';
import { paths } from '../../lib/paths';
import { historyList, historyOf } from '../first-reads';
import { texts as panel } from '../panels.texts';

/** The code that forms with a player load besides their pages. */
const players = {
  animation: () => import('../../components/media/moving-picture'),
  audio: () => import('../../components/media/audio-player'),
};

const pageOf = (pages: Catalogue['pages'], page: keyof CataloguePages) => async () => {
  const component = (await pages())[page];
  if (!component) throw new Error(`The catalogue has no page: ${page}`);
  return component;
};

/** Edit screens to which this panel adds something. */
const editPages: Partial<Record<CatalogueKind, Screen['lazy']>> = {
  gifts: async () => (await import('./gift-pages')).EditGiftPage,
  'live-gifts': async () => (await import('./gift-pages')).EditLiveGiftPage,
};

/** Returns the form screens of a catalogue. With a label, the quick search offers the add form. */
const forms = ({ kind, add, editPage, pages, reads, plays }: Catalogue, label?: string): Screen[] => [
  ...(add
    ? [
        {
          path: add,
          manual: 'catalogue#add-a-record',
          right: 'catalogues.write' as const,
          ...(label && { label }),
          lazy: pageOf(pages, 'Add'),
          reads: reads.add ?? [],
        },
      ]
    : []),
  ...(editPage
    ? [
        {
          path: editPage,
          right: 'catalogues.write' as const,
          lazy: editPages[kind] ?? pageOf(pages, 'Edit'),
          reads: [...(reads.edit ?? []), historyOf(kind, ':id')],
          parts: [historyList, ...(plays ? [players[plays]] : [])],
        },
      ]
    : []),
];

/** Returns what the list of a catalogue begins with. */
const listStart = ({ pages, first, reads }: Catalogue) => ({
  lazy: pageOf(pages, 'List'),
  ...(first === false && { first }),
  reads: reads.list ?? [],
});

/**
 * Returns the screens of catalogues that are opened from a record of this one; without that record they show nothing.
 */
const openedFrom = (kind: CatalogueKind): Screen[] =>
  catalogues
    .filter(({ below }) => below === kind)
    .flatMap((one) => [
      { path: one.list, right: 'catalogues.read' as const, ...listStart(one) },
      ...forms(one),
    ]);

/** Returns the screens of a catalogue: the list, and the others below it. */
const screensOf = (catalogue: Catalogue): MenuScreen => ({
  path: catalogue.list,
  manual: 'catalogue#change-a-record',
  right: 'catalogues.read',
  list: catalogue.kind,
  label: catalogue.many,
  icon: catalogue.icon,
  one: inSentence(catalogue.one),
  ...listStart(catalogue),
  below: [...forms(catalogue, texts.add(catalogue.one)), ...openedFrom(catalogue.kind)],
});

/** All catalogues in the admin panel, behind a screen that links to them. */
export const catalogueEntry: MenuEntry = {
  label: panel.entries.catalogues,
  icon: IconStack2,
  index: true,
  screens: [
    {
      path: paths.admin.catalogues,
      manual: 'catalogue',
      right: 'catalogues.read',
      label: panel.entries.catalogues,
      lazy: async () => (await import('../../features/catalogues/catalogue-index-page')).CatalogueIndexPage,
      below: [
        {
          path: paths.admin.importCataloguePage,
          manual: 'catalogue#import-records',
          right: 'catalogues.write',
          lazy: async () =>
            (await import('../../features/catalogues/imports/import-catalogue-page')).ImportCataloguePage,
          reads: ['/api/admin/catalogues/columns?kind=:kind', '/api/admin/uploads'],
        },
      ],
    },
    ...catalogues.filter(({ group }) => group).map(screensOf),
  ],
};
