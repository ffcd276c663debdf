import type { ReactNode } from 'react';
import type { FormValues } from '../../../components/record-form/field';
import { PageSkeleton } from '../../../components/base/page-skeleton';
import { PresentPeople } from '../../../components/presence/present-people';
import { RecordHistory } from '../../../components/record-history/record-history';
import { ErrorState, NotFoundState } from '../../../components/base/state-views';
import { isApiError } from '../../../api/errors-to-form';
import { useReread, type Asked } from '../../../api/reread';
import { texts as shared } from '../../../components/base/components.texts';
import { placeOf } from '../../../lib/list-places';
import { recordOf } from '../../../lib/record-in';
import { about } from './about';
import type { Catalogue } from './catalogue';
import type { CatalogueRow } from './catalogue-row';
import { RecordFormPage } from './record-form-page';
import { fieldsToEdit, fileIn, toDto, valuesOf } from './values';
import { wordsOf } from './words';

interface VersionSeen {
  versionSeen: number | undefined;
}

interface EditRecordProps<Row extends CatalogueRow, Dto> {
  catalogue: Catalogue<Row, Dto>;
  query: Asked & { isFetching: boolean; error?: unknown; refetch: () => unknown };
  record: Row | undefined;
  /** Gets the changed values with the version that they were typed over, and all values. */
  onSave: (change: Partial<Dto> & VersionSeen, all: Partial<Dto>) => Promise<{ message: string }>;
  notice?: (record: Row) => ReactNode;
  /** Shown below the fields: the consequences of the typed values. */
  remark?: (values: FormValues) => ReactNode;
  /** Shown above the history. */
  above?: ((record: Row) => ReactNode) | undefined;
  /** Shows no toast after a save. */
  quiet?: boolean;
}

/** The screen that edits a record of a catalogue. An address without a valid record shows "not found". */
export function EditRecord<Row extends CatalogueRow, Dto>({
  query,
  record,
  ...form
}: EditRecordProps<Row, Dto>) {
  if (record) return <EditForm key={record._id} record={record} query={query} {...form} />;
  if (query.isFetching) return <PageSkeleton />;
  const nonsense = isApiError(query.error) && query.error.code === 'VALIDATION_FAILED';
  if (query.error === undefined || nonsense) return <NotFoundState />;
  const { failures } = form.catalogue;
  return <ErrorState title={failures?.read} error={query.error} onRetry={() => void query.refetch()} />;
}

type EditFormProps<Row extends CatalogueRow, Dto> = Omit<EditRecordProps<Row, Dto>, 'record'> & {
  record: Row;
};

function EditForm<Row extends CatalogueRow, Dto>(props: EditFormProps<Row, Dto>) {
  const { catalogue, query, record, onSave, notice, remark, above, quiet } = props;
  const { fields, limits, screens, failures, requiredText, pauseAfterEdit, nameOf } = catalogue;
  const words = wordsOf(catalogue);
  const reread = useReread();
  async function read() {
    const found = recordOf((await reread(query)) as object, record._id);
    if (!found) throw new Error(shared.undo.gone);
    return { record: found, values: valuesOf(fields, found) };
  }
  return (
    <RecordFormPage
      below={
        <>
          {above?.(record)}
          <RecordHistory
            kind={screens.kind}
            id={record._id}
            form={{ fields: fields.map(({ name }) => name) }}
          />
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
      notice={
        <>
          <PresentPeople kind={screens.kind} id={record._id} />
          {notice?.(record)}
        </>
      }
      aboutSaved={(saved) => about(catalogue, (saved as Row | undefined) ?? record)}
      remark={remark}
      quiet={quiet}
      record={{
        version: record.version,
        read: (present) => valuesOf(fields, present as unknown as Row),
        fileIn: (present, name) => fileIn(fields, present, name),
      }}
      save={(changed, values, versionSeen) =>
        onSave({ ...toDto(fields, changed), versionSeen }, toDto(fields, values))
      }
      undoable={{ audited: { kind: screens.kind, id: record._id }, read }}
    />
  );
}
