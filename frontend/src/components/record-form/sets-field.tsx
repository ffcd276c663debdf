import { Checkbox, Input, Skeleton } from '@mantine/core';
import { useListRightSetsQuery } from '../../api/right-sets.gen';
import type { FieldControl } from './field';
import { ErrorState } from '../base/state-views';
import classes from './sets-field.module.css';
import { setTexts as texts } from '../rights/rights.texts';
import { chosenIn, withChoice } from '../rights/chosen';

/** A field with a checkbox for each set of rights. Its value holds the _ids of the chosen sets. */
export function SetsField<Values>({ form }: { form: FieldControl<Values> }) {
  const { data, error, refetch } = useListRightSetsQuery();
  const chosen = chosenIn(form.value);
  const fault = form.error && (chosen.length ? form.error : texts.required);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{form.label}</legend>
      <p className={classes.hint}>{texts.hint}</p>
      {!data && <Skeleton height={120} />}
      {data?.details.map(({ _id, name, rights, fixed }, index) => (
        <Checkbox
          key={_id}
          label={name}
          classNames={{ description: classes.about }}
          description={fixed ? texts.all : texts.count(rights.length)}
          checked={chosen.includes(_id)}
          disabled={form.disabled}
          {...(index === 0 && { 'data-path': form.name })}
          error={Boolean(fault)}
          onChange={({ currentTarget }) =>
            form.onChange(withChoice(form.value, [_id], currentTarget.checked))
          }
        />
      ))}
      {fault && <Input.Error role="alert">{fault}</Input.Error>}
    </fieldset>
  );
}
