import { useState } from 'react';
import { useListAgencyAdminsQuery } from '../../api/agency-admin.gen';
import { useFoundBd } from '../../components/pickers/bd';
import { accountOption, found as pageOf } from '../../components/pickers/picker';
import type { FieldControl } from '../../components/record-form/field';
import { RecordPicker } from '../../components/record-form/record-picker';
import type { StaffField } from './kinds';
import type { StaffValues } from './staff-account';
import { texts } from './staff.texts';

type Control = FieldControl<StaffValues>;

const { fields: label } = texts;

/** The BD of an agency admin. */
export const bdField: StaffField = {
  name: 'createBy',
  label: label.bdCode,
  required: true,
  control: (form) => <BdPicker form={form} />,
};

/**
 * The agency admin of an agency, and that admin's BD: choosing an agency admin sets the BD, choosing a BD narrows the
 * agency admins.
 */
export const chainFields: StaffField[] = [
  {
    name: 'bd',
    label: label.bd,
    required: true,
    control: (form) => <BdPicker form={form} onChange={() => form.set('admin', '')} />,
  },
  {
    name: 'admin',
    label: label.agencyAdmin,
    required: true,
    control: (form) => <AgencyAdminPicker form={form} />,
  },
];

const controls = ({ name, label: title, required, disabled, value, error }: Control) => ({
  name,
  label: title,
  required,
  disabled,
  value,
  error,
});

function BdPicker({ form, onChange }: { form: Control; onChange?: () => void }) {
  const [search, setSearch] = useState('');
  const { options, searching, retry } = useFoundBd(search);
  return (
    <RecordPicker
      {...controls(form)}
      placeholder={texts.searchBd}
      empty={texts.noBd}
      options={options}
      searching={searching}
      onRetry={retry}
      onSearch={setSearch}
      onChange={(code) => {
        form.onChange(code);
        onChange?.();
      }}
    />
  );
}

function AgencyAdminPicker({ form }: { form: Control }) {
  const [search, setSearch] = useState('');
  const { bd } = form.values;
  const { currentData, isFetching } = useListAgencyAdminsQuery({
    ...pageOf(search, 'name'),
    bd: bd || undefined,
  });
  const found = currentData?.details;

  function choose(code: string) {
    form.onChange(code);
    const chosen = found?.find(({ uniqueId }) => uniqueId === code);
    if (chosen) form.set('bd', chosen.createBy);
  }
  return (
    <RecordPicker
      {...controls(form)}
      placeholder={texts.searchAgencyAdmin}
      empty={bd ? texts.noAgencyAdminOfBd : texts.noAgencyAdmin}
      options={found?.map(accountOption)}
      searching={isFetching}
      onSearch={setSearch}
      onChange={choose}
    />
  );
}
