import type { Icon } from '@tabler/icons-react';
import type { FoundState } from '../../../../../api/search.gen';

/** One line of the quick search: a screen, an action or a record. */
export interface Entry {
  /** Unique among all entries. */
  key: string;
  title: string;
  note: string;
  icon: Icon;
  /** The picture of a person, in place of the icon; '' for the default picture. */
  image?: string | undefined;
  state?: FoundState;
  /** The address that the entry opens, with the record to mark in a list. */
  to?: string;
  marked?: string;
  /** Called when the entry is opened. An entry without an address does only this. */
  run?: () => void;
  /**
   * Whether Enter waits until a running search has ended: for found records, which may not match the typed text yet, and
   * for entries that are shown below the records.
   */
  afterSearch?: boolean;
}

export interface Section {
  label: string;
  entries: Entry[];
}

/** Returns whether each typed word begins some word of the label: 'pe ho' matches Pending hosts. */
export function matches(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/\s+/);
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}

/** Splits a text around the first place where it contains the typed text, ignoring case. */
export function splitAt(text: string, typed: string): [before: string, match: string, after: string] {
  const sought = typed.trim().toLowerCase();
  const at = sought ? text.toLowerCase().indexOf(sought) : -1;
  if (at < 0) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + sought.length), text.slice(at + sought.length)];
}
