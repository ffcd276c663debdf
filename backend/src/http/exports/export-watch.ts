import type { Caller } from '../../core/caller.js';
import type { Calendar } from '../../core/days.js';
import type { Right } from '../../core/rights.js';

/** What the audit log keeps of an export. */
export interface StartedExport {
  /** The name of the call of the list, and the name of the list in files. */
  call: string;
  list: string;
  format: string;
  columns: string[];
  /** The filter, the search and the sort of the list. */
  filter: Record<string, unknown>;
  /** The number of matching records. */
  rows: number;
}

/** Watches the exports of lists. The platform provides it, because sessions and the audit log are above this layer. */
export abstract class ExportWatch {
  /** The days and zones of the installation, for the times in files unless the query names a zone. */
  abstract readonly calendar: Calendar;
  /**
   * Counts an export of the caller until the returned function is called. Fails with RATE_LIMITED above the two that a
   * person may run at a time.
   */
  abstract open(caller: Caller): Promise<() => void>;
  /** Writes the audit record, within the context of the request. */
  abstract started(what: StartedExport): Promise<void>;
  /** Whether the caller's session is still valid. */
  abstract mayGoOn(caller: Caller, right: Right | undefined): Promise<boolean>;
}
