/** Texts of the tools for whole catalogues. */
export const texts = {
  bulk: {
    show: {
      label: 'Show in the app',
      title: (what: string) => `Show ${what} in the app?`,
      effect: 'The app shows them from now on.',
    },
    hide: {
      label: 'Hide from the app',
      title: (what: string) => `Hide ${what} from the app?`,
      effect: 'They disappear from the app now, with the records that belong to them.',
    },
    price: {
      label: 'Change price',
      title: (what: string) => `Change the price of ${what}`,
      effect: 'Each price is rounded to whole coins.',
    },
    percent: 'New price in percent of the present one',
    percentHint: '110 raises each price by a tenth, 50 halves it.',
    delete: {
      label: 'Delete',
      title: (what: string) => `Delete ${what}?`,
      effect:
        'They disappear from the app now, also where they are used. You can restore them from Trash for 30 days.',
    },
  },
  transfer: {
    menu: 'Export / import',
    exports: {
      zip: 'Export with files (ZIP)',
      csv: 'Export as a table (CSV)',
      json: 'Export as data (JSON)',
    },
    exportFailed: 'The export did not start',
    import: 'Import…',
  },
};
