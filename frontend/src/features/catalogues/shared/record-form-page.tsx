import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../../components/page';
import type { Field, FormValues } from '../../../components/record-form/field';
import type { Limits } from '../../../components/record-form/limits';
import { RecordForm } from '../../../components/record-form/record-form';
import type { RecordFormOptions } from '../../../components/record-form/use-record-form';
import { Sheet } from '../../../components/sheet';
import { present } from '../../../lib/present';
import type { Crumb } from '../../../lib/screen';
import { useWayBack } from '../../../lib/use-way-back';
import classes from './catalogues.module.css';
import { ScreenFrame } from './screen-frame';
import { useAskUnplayable } from './use-ask-unplayable';

interface RecordFormPageProps {
  title: string;
  /** Beside the title: which record it is. */
  about?: string;
  trail: Crumb[];
  fields: Field<FormValues>[];
  limits?: Limits | undefined;
  initial: FormValues;
  submitLabel?: string;
  failure?: string | undefined;
  requiredText?: string | undefined;
  pause?: number | undefined;
  told?: RecordFormOptions<FormValues>['told'];
  /** The record is new: the list opens where it stands, and marks it. */
  isNew?: boolean;
  /** Pictures of the form are icons, 80 by 80. */
  icon?: boolean | undefined;
  /** A save says nothing: the list that follows shows it. */
  quiet?: boolean | undefined;
  /** Below the fields: what follows from what is typed. */
  remark?: ((values: FormValues) => ReactNode) | undefined;
  save: (changed: Partial<FormValues>, values: FormValues) => Promise<{ message: string }>;
  /** Above the form: what is to be known of the record. */
  notice?: ReactNode;
  below?: ReactNode;
}

/** A form screen of a catalogue; the list, last of its trail, follows a saved form. */
export function RecordFormPage({ title, about, trail, pause, notice, below, ...more }: RecordFormPageProps) {
  const { isNew = false, icon, ...form } = more;
  const backTo = present(trail.at(-1), 'A form page needs the list that it belongs to').to;
  const navigate = useNavigate();
  const leave = useWayBack(backTo, pause);
  const ask = useAskUnplayable(form.fields, isNew);
  return (
    <ScreenFrame trail={trail}>
      <Page title={title} aside={about} width="form">
        {notice}
        <Sheet>
          <div className={icon ? classes.icons : undefined}>
            <RecordForm
              {...form}
              label={title}
              ask={ask}
              onSaved={(id) => leave(isNew ? id : undefined)}
              onCancel={() => void navigate(backTo)}
            />
          </div>
        </Sheet>
        {below}
      </Page>
    </ScreenFrame>
  );
}
