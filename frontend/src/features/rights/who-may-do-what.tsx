import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { Admin } from '../../api/admins.gen';
import type { Right, RightSet } from '../../api/right-sets.gen';
import { areas } from '../../lib/right-areas.gen';
import { Choice } from '../../components/base/choice';
import { Sheet } from '../../components/base/sheet';
import classes from './rights.module.css';
import { texts } from './right-sets.texts';

const { table: text } = texts;

interface Column {
  _id: string;
  name: string;
  rights: readonly Right[];
}

/** Returns what an admin holds: each set, and all of them together if there are several. */
function heldBy({ sets: held }: Admin, sets: readonly RightSet[]): Column[] {
  const own = sets.filter(({ _id }) => held.includes(_id));
  const together = { _id: 'together', name: text.together, rights: own.flatMap(({ rights }) => rights) };
  return own.length > 1 ? [together, ...own] : own;
}

interface WhoMayDoWhatProps {
  sets: readonly RightSet[];
  admins: readonly Admin[] | undefined;
}

/** The rights by area as rows and the sets as columns. The admin in the address narrows the columns to their sets. */
export function WhoMayDoWhat({ sets, admins = [] }: WhoMayDoWhatProps) {
  const [params, setParams] = useSearchParams();
  const chosen = admins.find(({ _id }) => _id === params.get('admin'));
  const columns: readonly Column[] = chosen ? heldBy(chosen, sets) : sets;
  return (
    <Sheet title={text.title}>
      <Choice
        className={classes.filter}
        label={text.admin}
        value={chosen?._id ?? ''}
        data={[
          { value: '', label: text.everybody },
          ...admins.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(value) =>
          setParams(value ? { admin: value } : {}, { replace: true, preventScrollReset: true })
        }
      />
      {/* The table scrolls in its own box, which the arrow keys reach. */}
      <div role="region" aria-label={text.scroll} tabIndex={0} className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.first}>
                {text.right}
              </th>
              {columns.map(({ _id, name }) => (
                <th key={_id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {Object.entries(areas).map(([area, rights]) => (
            <tbody key={area}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={classes.group}>
                  <span>{area}</span>
                </th>
              </tr>
              {(Object.entries(rights) as [Right, string][])
                .filter(([right]) => right !== 'own')
                .map(([right, label]) => (
                  <tr key={right}>
                    <th scope="row" className={classes.first}>
                      {label}
                    </th>
                    {columns.map((column) => (
                      <td key={column._id}>
                        <Mark held={column.rights.includes(right)} />
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </Sheet>
  );
}

const Mark = ({ held }: { held: boolean }) => (
  <>
    {held ? (
      <IconCheck size={17} stroke={2.2} aria-hidden className={classes.yes} />
    ) : (
      <span aria-hidden>–</span>
    )}
    <VisuallyHidden>{held ? text.yes : text.no}</VisuallyHidden>
  </>
);
