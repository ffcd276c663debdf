import { useState } from 'react';
import { useFoundAgency } from '../../components/pickers/agency';
import { RecordPicker } from '../../components/record-form/record-picker';
import type { FieldControl } from '../../components/record-form/field';
import { texts } from './hosts.texts';

/** Picks a host's agency by its name or code. */
export function AgencyField<Values>({ form }: { form: FieldControl<Values> }) {
  const [search, setSearch] = useState('');
  const { options, searching, retry } = useFoundAgency(search);
  const { name, label, required, disabled, value, error, onChange } = form;
  return (
    <RecordPicker
      {...{ name, label, required, disabled, value, error, onChange }}
      placeholder={texts.add.searchAgency}
      empty={texts.add.noAgency}
      options={options}
      searching={searching}
      onRetry={retry}
      onSearch={setSearch}
    />
  );
}
