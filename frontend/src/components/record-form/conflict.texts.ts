export const texts = {
  title: (by: string | undefined) => `${by ?? 'Someone'} changed this while you were editing`,
  /** `ago` is a time such as "2 minutes ago". */
  hint: (ago: string | undefined) =>
    `Nothing has been overwritten, and what you typed is still here.${ago ? ` Their last change: ${ago}.` : ''}`,
  choose: 'Choose the value to save',
  yours: 'Yours',
  now: 'Now',
  merged: (count: number) => (count === 1 ? 'One more change is kept' : `${count} more changes are kept`),
  by: { mine: 'Your change', theirs: 'Their change' },
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  secret: { mine: 'The new value that you typed', theirs: 'The stored value' },
  noFile: 'No file',
  save: 'Save',
  /** Every value is as someone else saved it. */
  nothingLeft: 'The present values stay',
};
