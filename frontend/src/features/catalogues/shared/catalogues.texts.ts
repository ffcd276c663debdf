/** The name of a catalogue or of its records inside a sentence: 'Live gifts' is 'live gifts', 'VIP packs' stays. */
export const inSentence = (name: string) => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** Texts that all catalogues share. */
export const texts = {
  /** The headings of the page of all catalogues, in its order. */
  groups: { app: 'App content', gifts: 'Gifts', shop: 'Shop', levels: 'Levels' },
  index: {
    search: 'Search catalogues',
    found: (count: number) => (count === 1 ? '1 catalogue' : `${count} catalogues`),
  },
  add: (one: string) => `Add ${inSentence(one)}`,
  edit: (one: string) => `Edit ${inSentence(one)}`,
  /** Labels of buttons without an object. */
  editRow: 'Edit',
  delete: 'Delete',
  choose: 'Choose',
  empty: (many: string) => `No ${inSentence(many)} yet`,
  deletion: 'Are you sure you want to delete this item?',
  restorable: 'It disappears from the app now. You can restore it from the trash for 30 days.',
  restoredAlone: (name: string) => `${name} restored. The records that used it stay as they are`,
  unused: 'No other record uses it.',
  /** Of a gift. `times` is the formatted number. */
  given: (times: string, { count, more }: { count: number; more: boolean }, last: string) => {
    const often = count === 1 ? 'once' : `${more ? 'more than ' : ''}${times} times`;
    return `Users gave it to hosts ${often}, last on ${last}. Earnings and statements keep it.`;
  },
  atLeast: (count: string) => `${count}+`,
  /** How often it was sold, and how many users have it. */
  sales: (sold: string, owners: string) => `${sold} · ${owners} ${owners === '1' ? 'owner' : 'owners'}`,
  /** Of a frame, an effect, a theme or a VIP pack. The numbers are formatted. */
  owned: ({ owners, sold, given, last }: { owners: string; sold: string; given: string; last: string }) =>
    `Users who have it now: ${owners}. Sold: ${sold}. Given by staff: ${given}. Last on ${last}. Who has it keeps it until it ends.`,
  hideHint: 'You can hide it instead: it leaves the app and stays in this list.',
  hide: 'Hide it',
  used: 'Still used by',
  settlements: {
    released: 'will lose it; restoring will not give it back',
    together: 'will be deleted with it and restored with it',
  },
  moveTo: 'Move them to',
  stay: 'Don’t move (hide them too)',
  use: (what: string, count: string) => `${count} ${what}`,
  columns: {
    image: 'Image',
    title: 'Title',
    coin: 'Coin',
    type: 'Type',
    price: 'Price',
    level: 'Level',
    experience: 'Experience',
    thumbnail: 'Thumbnail',
    animation: 'Animation',
    svga: 'SVGA',
    validFor: 'Valid For',
    sold: 'Sold',
  },
  /** Records that staff hide from the app. */
  shown: {
    column: 'In the app',
    states: { true: 'Shown', false: 'Hidden' },
    /** The label of the switch in the list, and what its toast names. */
    show: (name: string) => `Show ${name} in the app`,
    of: (name: string) => `Visibility of ${name}`,
    failed: (name: string) => `${name} was not changed`,
    field: 'Show in the app',
    fieldHint: 'Staff still see hidden records.',
    category: 'Category hidden',
  },
  created: 'Added',
  requiredLevel: 'Required level',
  valid: 'Valid days',
  inCoins: 'In coins',
  inDays: 'Duration in days; 0: for good',
  effectType: 'Admin: only staff give it. Purchased: users buy it in the app',
  /** 0 days: for good. */
  days: (count: string, number: number) =>
    number === 0 ? 'For good' : `${count} ${number === 1 ? 'day' : 'days'}`,
  /** Documented for levels. */
  more: (one: string) => (one === 'Level' ? 'Add More Level' : `Add another ${inSentence(one)}`),
  severalFiles: 'Choose several files',
  row: (one: string, number: string) => `${one} ${number}`,
  remove: 'Remove',
  removeRow: (row: string) => `Remove ${row}`,
  rowSaved: 'Added',
  rowFailed: (row: string, reason: string) => `${row} was not added. ${reason}`,
  marked: 'Check the marked fields.',
  retry: 'Retry',
  retryRow: (row: string) => `Retry ${row}`,
  filesRefused: (count: number) => (count === 1 ? '1 file was not added' : `${count} files were not added`),
  saved: (count: string, many: string) => `${count} ${inSentence(many)} added`,
  range: (from: string, to: string) => `${from} – ${to}`,
  expFrom: 'Experience from',
  expTo: 'Experience to',
  icon: 'Icon',
  overlaps: (levels: string) => `Overlaps with level ${levels}: the highest counts`,
  gap: (from: string, to: string) => `No level from ${from} to ${to}: the one below counts`,
  searchLevel: 'Search level number',
  repeated: 'Another level has this number',
  taken: (level: string) => `Level ${level} already exists. Choose another number.`,
  unplayable: {
    add: 'This file does not play. Add it anyway?',
    edit: 'This file does not play. Save it anyway?',
    effect: (names: string) =>
      `This browser cannot play ${names}. If the file is damaged, app users see nothing.`,
    back: 'Choose another file',
    addAnyway: 'Add anyway',
    saveAnyway: 'Save anyway',
  },
  noCategory: 'No live gift categories yet.',
  categoriesFailed: 'The categories could not be loaded. Open the list to retry.',
  categoryGone: 'Category deleted',
  categoryGoneHint: 'The category was deleted, so the app hides this gift. Choose another category.',
  overlapHint: 'Users whose experience fits several levels have the highest of them.',
};

/** Labels of the API's upper-case values. */
const words: Record<string, string> = {
  ADMIN: 'Admin',
  PURCHASED: 'Purchased',
  PAID: 'Paid',
  FREE: 'Free',
};
export const wordOf = (value: string) => words[value] ?? value;
