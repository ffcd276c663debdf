/** Texts of the menu and the tabs for withdrawals. They are in a separate file because every page loads them. */
export const menuTexts = {
  one: 'withdrawal',
  entry: 'Total Withdrawal',
  lists: {
    '0': { title: 'Pending withdrawals', tab: 'Pending' },
    '1': { title: 'Approved withdrawals', tab: 'Approved' },
    '2': { title: 'Rejected withdrawals', tab: 'Rejected' },
  },
  exports: 'Bank exports',
};
