import type { ReactNode } from 'react';
import type { Listed } from '../../../components/list-page/list.types';
import type { FormValues } from '../../../components/record-form/field';
import { PageSkeleton } from '../../../components/page-skeleton';
import { RecordHistory } from '../../../components/record-history/record-history';
import { ErrorState, NotFoundState } from '../../../components/state-views';
import { isApiError } from '../../../api/errors-to-form';
import { placeOf } from '../../../lib/list-places';
import { about } from './about';
import type { Catalogue, Save } from './catalogue';
import { RecordFormPage } from './record-form-page';
import { fieldsToEdit, toDto, valuesOf } from './values';
import { wordsOf } from './words';

interface EditRecordProps<Row extends Listed, Dto> {
  catalogue: Catalogue<Row, Dto>;
  query: { isFetching: boolean; error?: unknown; refetch: () => unknown };
  record: Row | undefined;
  /** Gets only the changed values. */
  onSave: Save<Partial<Dto>>;
  notice?: (record: Row) => ReactNode;
  /** Shown below the fields: the consequences of the typed values. */
  remark?: (values: FormValues) => ReactNode;
  /** Shown above the history. */
  above?: ((record: Row) => ReactNode) | undefined;
  /** Shows no toast after a save. */
  quiet?: boolean;
}

/** The screen that edits a record of a catalogue. An address without a valid record shows "not found". */
export function EditRecord<Row extends Listed, Dto>({ query, record, ...form }: EditRecordProps<Row, Dto>) {
  if (record) return <EditForm key={record._id} record={record} {...form} />;
  if (query.isFetching) return <PageSkeleton />;
  const nonsense = isApiError(query.error) && query.error.code === 'VALIDATION_FAILED';
  if (query.error === undefined || nonsense) return <NotFoundState />;
  const { failures } = form.catalogue;
  return <ErrorState title={failures?.read} error={query.error} onRetry={() => void query.refetch()} />;
}

type EditFormProps<Row extends Listed, Dto> = Omit<EditRecordProps<Row, Dto>, 'query' | 'record'> & {
  record: Row;
};

function EditForm<Row extends Listed, Dto>(props: EditFormProps<Row, Dto>) {
  const { catalogue, record, onSave, notice, remark, above, quiet } = props;
  const { fields, limits, screens, failures, requiredText, pauseAfterEdit, nameOf } = catalogue;
  const words = wordsOf(catalogue);
  return (
    <RecordFormPage
      below={
        <>
          {above?.(record)}
          <RecordHistory kind={screens.kind} id={record._id} />
        </>
      }
      title={words.edit}
      about={nameOf(record)}
      trail={[{ label: words.list, to: placeOf(screens.list) }]}
      fields={fieldsToEdit(fields, record)}
      limits={limits}
      initial={valuesOf(fields, record)}
      failure={failures?.edit}
      requiredText={requiredText}
      pause={pauseAfterEdit}
      notice={notice?.(record)}
      told={(saved) => about(catalogue, (saved as Row | undefined) ?? record)}
      remark={remark}
      quiet={quiet}
      icon={catalogue.icon}
      save={(changed) => onSave(toDto(fields, changed))}
    />
  );
}
