/** What must not lie open in the database. */
export interface BankDetails {
  /** Digits and letters, without spaces. */
  accountNo: string;
  ifscCode: string;
  panNumber: string;
}

/** The last four are enough to recognise an account, or a PAN. */
export const maskAccount = (accountNo: string) =>
  '•'.repeat(Math.max(accountNo.length - 4, 0)) + accountNo.slice(-4);

/** The details that stay when the user's account is deleted: the end of the account number and the bank's code. */
export const withoutPerson = ({ accountNo, ifscCode }: BankDetails): BankDetails => ({
  accountNo: maskAccount(accountNo),
  ifscCode,
  panNumber: '',
});
