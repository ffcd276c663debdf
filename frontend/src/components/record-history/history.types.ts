/** The form that edits the record. */
export interface HistoryForm {
  /** The names of its fields. */
  fields: readonly string[];
  /** Its address; undefined if it is on the same screen. */
  to?: string;
}

export interface RecordHistoryProps {
  /** The kind of the record in the audit log. */
  kind: string;
  /** Its id; undefined for a setting, of which there is one. */
  id?: string | undefined;
  /** With it, entries can be put back: the form opens with the old values. */
  form?: HistoryForm | undefined;
}
