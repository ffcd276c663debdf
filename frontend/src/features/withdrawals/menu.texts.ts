/** Texts of the menu entries for withdrawals. They are in a separate file because every page loads them. */
export const menuTexts = {
  one: 'withdrawal',
  group: 'Total Withdrawal',
  0: 'Pending requests',
  1: 'Approved requests',
  2: 'Rejected requests',
  exports: 'Bank exports',
};
