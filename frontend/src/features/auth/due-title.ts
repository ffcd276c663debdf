import { texts } from './auth.texts';
import type { Due } from './signed-in';

/** Returns the heading of what a right password leaves to do. */
export function titleOf(due: Due): string {
  if (due.step === 'setUp') return texts.setUp.title;
  return due.accepts.includes('passkey') ? texts.passkey.title : texts.code.title;
}
