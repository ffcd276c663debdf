import { currentTime } from '../../../core/request-context.js';
import type { StaffAccount } from './staff-account.schema.js';

/** The hours within which the owner must replace an issued password. */
const HOURS = 72;

/** The fields of an account whose password another person has set; its owner must replace it when `mustChange`. */
export const temporaryPassword = (mustChange: boolean) => ({
  mustChangePassword: mustChange,
  temporaryUntil: mustChange ? new Date(currentTime().getTime() + HOURS * 3_600_000) : undefined,
});

/** Whether the owner did not replace the issued password in time: it signs in no more. */
export const isPasswordOver = ({
  mustChangePassword,
  temporaryUntil,
}: Pick<StaffAccount, 'mustChangePassword' | 'temporaryUntil'>): boolean =>
  mustChangePassword && temporaryUntil !== undefined && temporaryUntil <= new Date();

export const PASSWORD_OVER = 'This temporary password has ended. Ask for a new one';
