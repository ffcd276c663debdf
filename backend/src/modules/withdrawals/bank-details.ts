import { freeTextOf, identifierOf } from '../../core/typed-text.js';

/** Bank details, which the database stores only encrypted. */
export interface BankDetails {
  /** Digits and letters, without spaces. */
  accountNo: string;
  ifscCode: string;
  panNumber: string;
}

/** The fields of a request that the bank reads. */
export const BANK_FIELDS = ['accountNo', 'ifscCode', 'panNumber', 'bankName'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

/** What the bank accepts: an Indian Financial System Code, and a Permanent Account Number, which may be left out. */
export const BANK_FORMS = {
  accountNo: /^[0-9A-Z]{5,34}$/,
  ifscCode: /^[A-Z]{4}0[A-Z0-9]{6}$/,
  panNumber: /^(?:[A-Z]{5}[0-9]{4}[A-Z])?$/,
};

/**
 * Returns an account number, IFSC code or PAN as stored: without the spaces and hyphens that banks print between
 * characters, in capitals. Capitals of ASCII letters only: those of ß and ſ are other letters.
 */
export const bankCodeOf = (text: string): string =>
  identifierOf(text)
    .replace(/(?<=\w)[ \-\u2010-\u2015]+(?=\w)/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Returns the fields that a bank would refuse. Requests of earlier versions were not checked. */
export const bankFaults = ({ bankName, ...details }: BankDetails & { bankName: string }): BankField[] =>
  BANK_FIELDS.filter((field) =>
    field === 'bankName' ? !freeTextOf(bankName) : !BANK_FORMS[field].test(details[field]),
  );

/** Masks an account number or PAN except its last four characters, which are enough to recognize it. */
export const maskAccount = (accountNo: string) =>
  '•'.repeat(Math.max(accountNo.length - 4, 0)) + accountNo.slice(-4);

/** Returns the details that stay after the user deletes the account: the masked account number and the IFSC code. */
export const withoutPerson = ({ accountNo, ifscCode }: BankDetails): BankDetails => ({
  accountNo: maskAccount(accountNo),
  ifscCode,
  panNumber: '',
});
