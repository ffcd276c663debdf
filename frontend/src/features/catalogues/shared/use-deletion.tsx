import { useLazyListRecordUsesQuery, type CatalogueKind, type RecordUse } from '../../../api/catalogues.gen';
import { notify } from '../../../components/notify';
import { useInstant } from '../../../components/use-instant';
import { formatNumber } from '../../../lib/format';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';

interface Deletable {
  _id: string;
}
interface Deletion<Row> {
  kind: CatalogueKind;
  nameOf: (row: Row) => string;
  send: (row: Row) => Promise<{ message: string }>;
}

/** Deletes after the documented question, which names the record and says where it is used. */
export function useDeletion<Row extends Deletable>({ kind, nameOf, send }: Deletion<Row>) {
  const [findUses] = useLazyListRecordUsesQuery();
  const { run } = useInstant();

  return async (row: Row) => {
    try {
      const { details: uses } = await findUses({ kind, id: row._id }).unwrap();
      await run(
        {
          title: texts.deletion,
          effect: <WhatGoes name={nameOf(row)} uses={uses} />,
          yes: texts.delete,
          danger: true,
        },
        () => send(row),
      );
    } catch (error) {
      notify.failure(error);
    }
  };
}

function WhatGoes({ name, uses }: { name: string; uses: RecordUse[] }) {
  return (
    <>
      <strong className={classes.named}>{name}</strong>
      {uses.length > 0 ? (
        <div className={classes.uses}>
          {texts.used}
          <ul>
            {uses.map(({ what, count }) => (
              <li key={what}>{texts.use(what, formatNumber(count))}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{texts.unused}</p>
      )}
      <p>{texts.kept}</p>
    </>
  );
}
