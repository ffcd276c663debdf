import { useDispatch } from 'react-redux';
import {
  useDeleteUsedRecordMutation,
  useLazyListRecordUsesQuery,
  useRestoreRecordMutation,
  type CatalogueKind,
} from '../../../api/catalogues.gen';
import { emptyApi } from '../../../api/empty-api';
import { notify } from '../../../components/base/notify';
import { useInstant } from '../../../components/base/use-instant';
import { isApiError } from '../../../api/errors-to-form';
import type { CatalogueRow } from './catalogue-row';
import { texts } from './catalogues.texts';
import { useShow } from './use-show';
import { WhatGoes, type Target } from './what-goes';

interface Deletion<Row> {
  kind: CatalogueKind;
  nameOf: (row: Row) => string;
  /** Loads all records, if uses of a deleted record can be moved to another one. */
  findTargets?: (() => Promise<Target[]>) | undefined;
}

/** Deletes a record after a question that names the record, where it is used and what happens to its uses. */
export function useDeletion<Row extends CatalogueRow>({ kind, nameOf, findTargets }: Deletion<Row>) {
  const [findUses] = useLazyListRecordUsesQuery();
  const [deleteUsed] = useDeleteUsedRecordMutation();
  const [restore] = useRestoreRecordMutation();
  const show = useShow(kind);
  const { run } = useInstant();
  const dispatch = useDispatch();

  async function hide(row: Row) {
    try {
      await show(row._id, false, nameOf(row));
    } catch (error) {
      notify.failure(error, texts.shown.failed(nameOf(row)));
    }
  }

  return async (row: Row, send: (row: Row) => Promise<{ message: string }>) => {
    const id = row._id;
    try {
      const { details: uses, given, owned } = await findUses({ kind, id }).unwrap();
      const isUsed = (how: string) => uses.some(({ settlement }) => settlement === how);
      const found = isUsed('moved') && findTargets ? await findTargets() : [];
      const targets = found.filter(({ _id }) => _id !== id);
      let moveTo = targets[0]?._id ?? '';
      const isHad = given.count > 0 || owned.last !== undefined || owned.owners > 0;
      const canHide = isHad && row.shown !== false;
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
              given={given}
              owned={owned}
              canHide={canHide}
              targets={targets}
              onMoveTo={(chosen) => {
                moveTo = chosen;
              }}
            />
          ),
          yes: texts.delete,
          danger: true,
          instead: canHide ? { label: texts.hide, act: () => void hide(row) } : undefined,
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
