import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Crumb } from '../../../components/breadcrumbs';
import { Page } from '../../../components/page';
import type { Field, FormValues } from '../../../components/record-form/field';
import type { Limits } from '../../../components/record-form/limits';
import { RecordForm } from '../../../components/record-form/record-form';
import { Sheet } from '../../../components/sheet';
import { useWayBack } from '../../../lib/use-way-back';
import { ScreenFrame } from './screen-frame';

interface RecordFormPageProps {
  title: string;
  /** Beside the title: which record it is. */
  about?: string;
  trail: Crumb[];
  fields: Field<FormValues>[];
  limits?: Limits;
  initial: FormValues;
  submitLabel?: string;
  failure?: string;
  requiredText?: string;
  pause?: number;
  save: (changed: Partial<FormValues>, values: FormValues) => Promise<{ message: string }>;
  /** Above the form: what is to be known of the record. */
  notice?: ReactNode;
  below?: ReactNode;
}

/** A form screen of a catalogue; the list, last of its trail, follows a saved form. */
export function RecordFormPage({ title, about, trail, pause, notice, below, ...form }: RecordFormPageProps) {
  const backTo = trail.at(-1)!.to;
  const navigate = useNavigate();
  const leave = useWayBack(backTo, pause);
  return (
    <ScreenFrame here={title} trail={trail}>
      <Page title={title} aside={about}>
        {notice}
        <Sheet>
          <RecordForm {...form} label={title} onSaved={leave} onCancel={() => void navigate(backTo)} />
        </Sheet>
        {below}
      </Page>
    </ScreenFrame>
  );
}
