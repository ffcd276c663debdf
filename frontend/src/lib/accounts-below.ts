/** What hangs below an account of staff that is to be deleted. */
export interface AccountsBelow {
  /** Whether it is counted. */
  ready: boolean;
  /** Who loses this account, in a sentence; '' for nobody, and where the count failed. */
  loss: string;
  /** Nothing hangs below it for sure. */
  isEmpty: boolean;
  /** What becomes of it. */
  effect: string;
  /** Moves it to another parent first; absent where nothing can be moved. */
  move?: { label: string; start: () => void } | undefined;
  /** It is asked where to, in the place of the question. */
  moving?: boolean;
}
