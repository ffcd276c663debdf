import { fieldError } from '../../core/errors.js';
import { guessableAs, type KnownOfOwner } from '../../core/guessable-passwords.js';

/** Fails with VALIDATION_FAILED on `field` for a password that others would try first. */
export function refuseGuessable(password: string, known: KnownOfOwner, field: string): void {
  const reason = guessableAs(password, known);
  if (reason) throw fieldError(field, reason);
}
