import type { ComponentType } from 'react';
import type { PickedFieldProps, Picker } from '../base/filters/picker.types';
import { onDemand } from '../base/on-demand';
import type { Option } from '../record-form/field';
import type { Records } from './picker.types';

const MAX_FOUND = 20;

/** The arguments of a call that finds records by this text, sorted by name. */
export const found = <Sort extends string>(search: string, sort: Sort) => ({
  page: 1,
  limit: MAX_FOUND,
  sort,
  search: search || undefined,
});

interface Account {
  uniqueId: string;
  name: string;
}
/** An account of staff as a choice. */
export const accountOption = ({ uniqueId, name }: Account): Option => ({
  value: uniqueId,
  label: `${name} · ${uniqueId}`,
});

/** Returns the name of the account with this code; codes are typed in either case. */
export const nameByCode = (code: string, accounts: readonly Account[] | undefined) =>
  accounts?.find(({ uniqueId }) => uniqueId.toLowerCase() === code.toLowerCase())?.name;

const load = async () => (await import('./on-demand/picked-record')).pickedRecord;

/** Returns the picker of these records. */
export const pickerOf = <Of extends string>(records: Records<Of>): Picker<Of> => ({
  ...records,
  Field: onDemand<PickedFieldProps>(async () => (await load())(records) as ComponentType<PickedFieldProps>),
});
