import type { ComponentType } from 'react';
import type { PanelKey } from '../../../lib/panels';
import type { Right } from '../../../lib/rights';

/** Lets staff pick the record that a filter refers to. Passed in by lists, because it knows the calls that find records. */
export interface Picker<Of extends string = string> {
  refers: Of;
  /** Who may read the records. Other readers type the code. */
  readers: { panels: readonly PanelKey[]; right: Right };
  /** Returns the name of the record with this code or _id; undefined while it is unknown. */
  useName: (value: string | undefined) => string | undefined;
  /** Finds records by name or code while the reader types. Its code loads on demand; `onClose` reports a failure. */
  Field: ComponentType<PickedFieldProps>;
}

export interface PickedFieldProps {
  /** The parameter of the filter. The field is an input of this name in its form. */
  name: string;
  label: string;
  defaultValue: string;
  /** Called after the reader has picked a record. */
  onPick?: (() => void) | undefined;
  onClose: () => void;
}
