import { useNavigate } from 'react-router-dom';
import {
  addRightSetLimits,
  type GrantedRight,
  type RightMeaning,
  type RightSet,
} from '../../api/right-sets.gen';
import type { Field } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import type { RecordFormOptions } from '../../components/record-form/record-form.types';
import { chosenIn } from '../../components/rights/chosen';
import { labelOf } from '../../components/rights/rights.texts';
import { Sheet } from '../../components/base/sheet';
import { paths } from '../../lib/paths';
import { RightsField } from './rights-field';
import { texts } from './right-sets.texts';

export interface SetValues extends Record<string, string> {
  name: string;
  rights: string;
  idleMinutes: string;
}

export const rightsIn = (value: string) => chosenIn(value) as GrantedRight[];
/** Returns the idle time as the calls take it: '' for none. */
export const idleIn = (value: string) => (value ? Number(value) : '');
export const valuesOf = ({
  name,
  rights,
  idleMinutes,
}: Pick<RightSet, 'name' | 'rights' | 'idleMinutes'>): SetValues => ({
  name,
  rights: rights.filter((right) => right !== 'own').join(','),
  idleMinutes: String(idleMinutes ?? ''),
});

interface SetFormProps extends Pick<RecordFormOptions<SetValues>, 'record' | 'save' | 'undoable'> {
  label: string;
  set?: RightSet;
  meanings: readonly RightMeaning[];
}

/** The form of a set: its name, its idle time, and its rights by area. The set of the Owners keeps its rights. */
export function SetForm({ label, set, meanings, ...form }: SetFormProps) {
  const navigate = useNavigate();
  const back = () => void navigate(paths.admin.rights);
  const isBuiltIn = set?.builtIn === true;
  const rights: Field<SetValues> = {
    name: 'rights',
    label: texts.fields.rights,
    required: true,
    display: (value) =>
      rightsIn(value)
        .map((right) => labelOf(right))
        .join(', '),
    control: (control) => <RightsField form={control} meanings={meanings} />,
  };
  const fields: Field<SetValues>[] = [
    {
      name: 'name',
      label: texts.fields.name,
      ...(isBuiltIn ? { kind: 'fixed' as const } : { required: true }),
    },
    { name: 'idleMinutes', label: texts.fields.idleMinutes, kind: 'number', hint: texts.idleHint },
    ...(set?.fixed ? [] : [rights]),
  ];
  return (
    <Sheet>
      <RecordForm<SetValues>
        {...form}
        label={label}
        fields={fields}
        limits={addRightSetLimits}
        initial={valuesOf(set ?? { name: '', rights: [] })}
        submitLabel={set ? texts.save : texts.add}
        failure={texts.saveFailed}
        aboutSaved={(_record, { name }) => ({ name })}
        onSaved={back}
        onCancel={back}
      />
    </Sheet>
  );
}
