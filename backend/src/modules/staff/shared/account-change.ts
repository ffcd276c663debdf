import type { HydratedDocument } from 'mongoose';
import type { IncomingFile } from '../../../core/incoming-file.js';
import type { Seen } from '../../../platform/audit/seen.js';

/** Applies a change to an account. Runs again when its transaction is retried after a conflict. */
export type Apply<T> = (account: HydratedDocument<T>) => void | Promise<void>;

/** The password and image changes of an update, and the account that the caller saw. */
export interface AccountChange<T> {
  seen?: Seen<T> | undefined;
  password?: string | undefined;
  mustChangePassword?: boolean | undefined;
  image?: IncomingFile | undefined;
  /** No documented call: a guessable password is refused outside panel sessions too. */
  undocumented?: boolean;
}

/** What a change may state in addition to its effect: why it is made, and the account that the caller saw. */
export interface ChangeMore<T> {
  reason?: string | undefined;
  seen?: Seen<T> | undefined;
}
