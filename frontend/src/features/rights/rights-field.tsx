import { Checkbox, Input } from '@mantine/core';
import type { Right, RightMeaning } from '../../api/right-sets.gen';
import type { FieldControl } from '../../components/record-form/field';
import { chosenIn, withChoice } from '../../components/rights/chosen';
import { areas } from '../../lib/right-areas.gen';
import { labelOf } from '../../components/rights/rights.texts';
import classes from './rights.module.css';
import { texts } from './right-sets.texts';

/** Rights that no set can hold: the first is reserved for Owners, every admin has the second. */
const ungranted: readonly Right[] = ['admins.manage', 'own'];

/** The rights that a set may hold, by area. */
const grantable = Object.entries(areas).map(([area, rights]) => ({
  area,
  rights: (Object.keys(rights) as Right[]).filter((right) => !ungranted.includes(right)),
}));

interface RightsFieldProps<Values> {
  form: FieldControl<Values>;
  meanings: readonly RightMeaning[];
}

/** A checkbox for each right with what it allows, and one for each area. The value of the field holds the chosen rights. */
export function RightsField<Values>({ form, meanings }: RightsFieldProps<Values>) {
  const chosen = chosenIn(form.value);
  const choose = (rights: readonly Right[], isChosen: boolean) =>
    form.onChange(withChoice(form.value, rights, isChosen));
  const fault = form.error && (chosen.length ? form.error : texts.required);
  const meaning = new Map(meanings.map((one) => [one.right, one.meaning]));
  return (
    <div className={classes.areas}>
      {fault && <Input.Error role="alert">{fault}</Input.Error>}
      {grantable.map(({ area, rights }, index) => {
        const held = rights.filter((right) => chosen.includes(right)).length;
        return (
          <fieldset key={area} className={classes.area}>
            <legend className={classes.areaName}>{area}</legend>
            <Checkbox
              label={texts.whole(area)}
              checked={held === rights.length}
              indeterminate={held > 0 && held < rights.length}
              disabled={form.disabled}
              {...(index === 0 && { 'data-path': form.name })}
              onChange={({ currentTarget }) => choose(rights, currentTarget.checked)}
            />
            <div className={classes.choices}>
              {rights.map((right) => (
                <Checkbox
                  key={right}
                  label={labelOf(right)}
                  classNames={{ description: classes.meaning }}
                  description={meaning.get(right)}
                  checked={chosen.includes(right)}
                  disabled={form.disabled}
                  onChange={({ currentTarget }) => choose([right], currentTarget.checked)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
