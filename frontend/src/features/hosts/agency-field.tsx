import { useState } from 'react';
import { useListAgenciesQuery } from '../../api/agency.gen';
import { RecordPicker } from '../../components/record-form/record-picker';
import type { FieldControl } from '../../components/record-form/field';
import { texts } from './hosts.texts';

const shown = 20;

/** Picks a host's agency by its code. */
export function AgencyField<Values>({ form }: { form: FieldControl<Values> }) {
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = useListAgenciesQuery({
    page: 1,
    limit: shown,
    sort: 'name',
    search: search || undefined,
  });
  const { name, label, required, disabled, value, error, onChange } = form;
  return (
    <RecordPicker
      {...{ name, label, required, disabled, value, error, onChange }}
      placeholder={texts.add.searchAgency}
      empty={texts.add.noAgency}
      options={currentData?.details.map(({ uniqueId, name }) => ({
        value: uniqueId,
        label: `${uniqueId} · ${name}`,
      }))}
      searching={isFetching}
      onSearch={setSearch}
    />
  );
}
