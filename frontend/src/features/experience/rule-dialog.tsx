import { TextInput } from '@mantine/core';
import {
  addExperienceRuleLimits,
  useAddExperienceRuleMutation,
  type ExperienceRuleKind,
} from '../../api/experience.gen';
import classes from '../../components/base/confirm.module.css';
import { Modal } from '../../components/base/modal';
import { RecordForm } from '../../components/record-form/record-form';
import { today } from '../../lib/today';
import { texts } from './experience.texts';

export const ruleKinds = ['given', 'received', 'minute'] as const satisfies readonly ExperienceRuleKind[];

/** Adds a rule: how much experience something gives from a day on. */
export function RuleDialog({ onClose }: { onClose: () => void }) {
  const [add] = useAddExperienceRuleMutation();
  return (
    <Modal opened onClose={onClose} title={texts.addTitle} withCloseButton={false}>
      <div className={classes.above}>
        <p>{texts.effect}</p>
      </div>
      <RecordForm
        label={texts.addTitle}
        fields={[
          {
            name: 'kind',
            label: texts.fields.kind,
            kind: 'select',
            required: true,
            options: ruleKinds.map((value) => ({ value, label: texts.kinds[value] })),
          },
          { name: 'amount', label: texts.fields.amount, kind: 'number', required: true },
          {
            name: 'firstDay',
            label: texts.fields.firstDay,
            required: true,
            control: ({ name, label, required, disabled, value, error, onChange }) => (
              <TextInput
                type="date"
                data-path={name}
                description={texts.firstDayHint}
                min={today()}
                {...{ label, required, disabled, value, error }}
                onChange={({ currentTarget }) => onChange(currentTarget.value)}
              />
            ),
          },
        ]}
        limits={{ amount: addExperienceRuleLimits.amount }}
        initial={{ kind: 'given', amount: '', firstDay: today() }}
        submitLabel={texts.add}
        failure={texts.failed}
        save={(_changed, { kind, amount, firstDay }) =>
          add({
            addExperienceRuleDto: { kind: kind as ExperienceRuleKind, amount: Number(amount), firstDay },
          }).unwrap()
        }
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
