import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Admin } from '../../api/admins.gen';
import { useDeleteRightSetMutation, type RightSet } from '../../api/right-sets.gen';
import { IfMay } from '../../components/base/rights/if-may';
import { StatusBadge } from '../../components/base/status-badge';
import { useInstantRows } from '../../components/base/use-instant';
import { paths } from '../../lib/paths';
import classes from './rights.module.css';
import { texts } from './right-sets.texts';

interface SetListProps {
  sets: readonly RightSet[];
  /** All admins, to name the holders of each set; undefined until they are known. */
  admins: readonly Admin[] | undefined;
}

/** The sets with their holders. Owners change them. */
export function SetList({ sets, admins }: SetListProps) {
  const [remove] = useDeleteRightSetMutation();
  const { runFor, isSending } = useInstantRows();
  const ask = ({ _id: id, name }: RightSet) =>
    runFor(
      id,
      { title: texts.deleteTitle(name), effect: texts.deleteEffect, yes: texts.delete, danger: true },
      () => remove({ id }).unwrap(),
      texts.deleteFailed,
      { name },
    );
  return (
    <ul className={classes.sets}>
      {sets.map((set) => (
        <li key={set._id} className={classes.set}>
          <div className={classes.about}>
            <h3 className={classes.name}>{set.name}</h3>
            {set.builtIn && <StatusBadge tone="calm">{texts.builtIn}</StatusBadge>}
            <span className={classes.second}>{set.fixed ? texts.fixed : texts.count(set.rights.length)}</span>
            {set.idleMinutes !== undefined && (
              <span className={classes.second}>{texts.idleEnd(set.idleMinutes)}</span>
            )}
          </div>
          <Holders set={set} admins={admins} />
          <IfMay right="admins.manage">
            <div className={classes.buttons}>
              <Button
                component={Link}
                to={paths.admin.editRights(set._id)}
                size="xs"
                variant="default"
                aria-label={texts.editOf(set.name)}
              >
                {texts.edit}
              </Button>
              {!set.builtIn && (
                <Button
                  size="xs"
                  variant="light"
                  color="red"
                  disabled={isSending(set._id)}
                  aria-label={texts.deleteOf(set.name)}
                  onClick={() => void ask(set)}
                >
                  {texts.delete}
                </Button>
              )}
            </div>
          </IfMay>
        </li>
      ))}
    </ul>
  );
}

/** The names of the admins who hold a set. */
function Holders({ set, admins = [] }: { set: RightSet; admins: readonly Admin[] | undefined }) {
  const names = admins.filter(({ sets }) => sets.includes(set._id)).map(({ name }) => name);
  return (
    <p className={classes.holders}>
      {set.admins === 0 ? texts.noHolders : `${texts.holders}: ${names.join(', ') || set.admins}`}
    </p>
  );
}
