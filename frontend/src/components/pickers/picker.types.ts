import type { Picker } from '../base/filters/picker.types';
import type { Option } from '../record-form/field';

/** What a search for records returns: no options while it runs and after a failure. */
export interface Found {
  options: Option[] | undefined;
  searching: boolean;
  /** Searches again after a failure. */
  retry: () => void;
}

export interface Records<Of extends string> extends Omit<Picker<Of>, 'Field'> {
  /** Finds records by name or code; an empty text finds the first by name. */
  useFound: (search: string) => Found;
}
