/** Bank details, which the database stores only encrypted. */
export interface BankDetails {
  /** Digits and letters, without spaces. */
  accountNo: string;
  ifscCode: string;
  panNumber: string;
}

/** Masks an account number or PAN except its last four characters, which are enough to recognize it. */
export const maskAccount = (accountNo: string) =>
  '•'.repeat(Math.max(accountNo.length - 4, 0)) + accountNo.slice(-4);

/** Returns the details that stay after the user deletes the account: the masked account number and the IFSC code. */
export const withoutPerson = ({ accountNo, ifscCode }: BankDetails): BankDetails => ({
  accountNo: maskAccount(accountNo),
  ifscCode,
  panNumber: '',
});
