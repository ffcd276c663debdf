import { useDispatch } from 'react-redux';
import {
  useDeleteUsedRecordMutation,
  useLazyListRecordUsesQuery,
  useRestoreRecordMutation,
  type CatalogueKind,
} from '../../../api/catalogues.gen';
import { emptyApi } from '../../../api/empty-api';
import { notify } from '../../../components/notify';
import { useInstant } from '../../../components/use-instant';
import { isApiError } from '../../../api/errors-to-form';
import { texts } from './catalogues.texts';
import { WhatGoes, type Target } from './what-goes';

interface Deletable {
  _id: string;
}
interface Deletion<Row> {
  kind: CatalogueKind;
  nameOf: (row: Row) => string;
  /** Loads all records, if uses of a deleted record can be moved to another one. */
  findTargets?: (() => Promise<Target[]>) | undefined;
}

/** Deletes a record after a question that names the record, where it is used and what happens to its uses. */
export function useDeletion<Row extends Deletable>({ kind, nameOf, findTargets }: Deletion<Row>) {
  const [findUses] = useLazyListRecordUsesQuery();
  const [deleteUsed] = useDeleteUsedRecordMutation();
  const [restore] = useRestoreRecordMutation();
  const { run } = useInstant();
  const dispatch = useDispatch();

  return async (row: Row, send: (row: Row) => Promise<{ message: string }>) => {
    const id = row._id;
    try {
      const { details: uses } = await findUses({ kind, id }).unwrap();
      const isUsed = (how: string) => uses.some(({ settlement }) => settlement === how);
      const found = isUsed('moved') && findTargets ? await findTargets() : [];
      const targets = found.filter(({ _id }) => _id !== id);
      let moveTo = targets[0]?._id ?? '';
      const remove = () => {
        if (moveTo) return deleteUsed({ deleteUsedRecordDto: { kind, id, moveTo } }).unwrap();
        return isUsed('released') ? deleteUsed({ deleteUsedRecordDto: { kind, id } }).unwrap() : send(row);
      };
      await run(
        {
          title: texts.deletion,
          effect: (
            <WhatGoes
              name={nameOf(row)}
              uses={uses}
              targets={targets}
              onMoveTo={(chosen) => {
                moveTo = chosen;
              }}
            />
          ),
          yes: texts.delete,
          danger: true,
        },
        remove,
        undefined,
        {
          name: nameOf(row),
          undo: () => restore({ restoreRecordDto: { kind, id } }).unwrap(),
          undone: isUsed('moved') || isUsed('released') ? texts.restoredAlone(nameOf(row)) : undefined,
        },
      );
    } catch (error) {
      notify.failure(error);
      // Someone else deleted the record first: refetch the list that still shows it.
      if (isApiError(error) && error.code === 'NOT_FOUND') dispatch(emptyApi.util.invalidateTags([kind]));
    }
  };
}
