import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../../components/base/page';
import type { Field, FormValues } from '../../../components/record-form/field';
import type { Limits } from '../../../components/record-form/limits';
import { RecordForm } from '../../../components/record-form/record-form';
import type { RecordFormOptions } from '../../../components/record-form/record-form.types';
import { Sheet } from '../../../components/base/sheet';
import { present } from '../../../lib/present';
import type { Crumb } from '../../../lib/screen';
import { useWayBack } from '../../../lib/use-way-back';
import { ScreenFrame } from './screen-frame';
import { useAskUnplayable } from './use-ask-unplayable';

interface RecordFormPageProps {
  title: string;
  /** The name of the record, shown next to the title. */
  about?: string;
  trail: Crumb[];
  fields: Field<FormValues>[];
  limits: Limits;
  initial: FormValues;
  submitLabel?: string;
  failure?: string | undefined;
  requiredText?: string | undefined;
  pause?: number | undefined;
  aboutSaved?: RecordFormOptions<FormValues>['aboutSaved'];
  undoable?: RecordFormOptions<FormValues>['undoable'];
  /** The record is new: the list opens at its page and marks it. */
  isNew?: boolean;
  /** Shows no toast after a save: the list that follows shows the result. */
  quiet?: boolean | undefined;
  /** Shown below the fields: the consequences of the typed values. */
  remark?: ((values: FormValues) => ReactNode) | undefined;
  record?: RecordFormOptions<FormValues>['record'];
  save: RecordFormOptions<FormValues>['save'];
  /** Shown above the form: notes about the record. */
  notice?: ReactNode;
  below?: ReactNode;
}

/** A form screen of a catalogue. After a save it returns to the list, the last entry of the trail. */
export function RecordFormPage({ title, about, trail, pause, notice, below, ...more }: RecordFormPageProps) {
  const { isNew = false, ...form } = more;
  const backTo = present(trail.at(-1), 'A form page needs the list that it belongs to').to;
  const navigate = useNavigate();
  const leave = useWayBack(backTo, pause);
  const ask = useAskUnplayable(form.fields, isNew);
  return (
    <ScreenFrame trail={trail}>
      <Page title={title} aside={about} width="form">
        {notice}
        <Sheet>
          <RecordForm
            {...form}
            label={title}
            ask={ask}
            onSaved={(id) => leave(isNew ? id : undefined)}
            onCancel={() => void navigate(backTo)}
          />
        </Sheet>
        {below}
      </Page>
    </ScreenFrame>
  );
}
