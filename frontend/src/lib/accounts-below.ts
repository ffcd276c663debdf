/** The accounts below a staff account that is to be deleted. */
export interface AccountsBelow {
  /** Whether the count is known. */
  ready: boolean;
  /** Says which accounts lose this account; '' for none, and if the count failed. */
  loss: string;
  /** Whether it is certain that no account is below. */
  isEmpty: boolean;
  /** Says what happens to the accounts below. */
  effect: string;
  /** Moves the accounts below to another parent first; absent if none can be moved. */
  move?: { label: string; start: () => void } | undefined;
  /** Whether the Move dialog is open in place of the question. */
  moving?: boolean;
}
