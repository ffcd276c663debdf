/** What the menu says of withdrawals: apart from the other texts, since it comes with every page. */
export const menuTexts = {
  one: 'withdrawal',
  group: 'Total Withdrawal',
  0: 'Pending requests',
  1: 'Approved requests',
  2: 'Rejected requests',
  exports: 'Bank exports',
};
