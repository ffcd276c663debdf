// What the signed-in account may do. The API checks each call; this decides what a screen offers.
import { createContext, use } from 'react';
import type { Right } from './right.gen';

export type { Right };

/** One right, or several of which one is enough. */
export type AnyRight = Right | readonly Right[];

export interface Allowed {
  /** Returns whether the account has this right, or one of these; true without a right. */
  may: (right: AnyRight | undefined) => boolean;
  /** Returns whether the account may open the screen at this address. */
  mayOpen: (address: string) => boolean;
}

/** Returns whether these rights are enough. Rights divide only admins: an account without any list may do all. */
export function mayWith(rights: readonly Right[] | undefined, right: AnyRight | undefined): boolean {
  if (!rights || right === undefined) return true;
  return typeof right === 'string' ? rights.includes(right) : right.some((one) => rights.includes(one));
}

/** The frame of a panel sets this for its screens. */
export const AllowedHere = createContext<Allowed>({ may: () => true, mayOpen: () => true });

/** Returns a function that says whether the signed-in account has a right. */
export const useMay = () => use(AllowedHere).may;

/** Returns a function that says whether the signed-in account may open the screen at an address. */
export const useMayOpen = () => use(AllowedHere).mayOpen;
