import { useCountUnattachedQuery } from '../../api/hierarchy.gen';
import classes from './hierarchy.module.css';
import { texts } from './hierarchy.texts';
import { LOST, NO_PARENT, type LostKind } from './kinds';
import { TreeItem } from './tree-item';
import { TreeLevel } from './tree-level';

const kinds = ['agencyadmin', 'agency', 'host'] as const satisfies LostKind[];

/** The column of each kind's count. */
const columns = { agencyadmin: 'agencyAdmins', agency: 'agencies', host: 'hosts' };

/**
 * Nodes with the accounts whose parent is deleted, so that they can be moved to another parent. Renders nothing if
 * there are none.
 */
export function LostNodes() {
  const { data } = useCountUnattachedQuery();
  const counts = data && {
    agencyadmin: texts.counted.agencyAdmins(data.details.agencyAdmins),
    agency: texts.counted.agencies(data.details.agencies),
    host: texts.counted.hosts(data.details.hosts),
  };
  const numbers = data && {
    agencyadmin: data.details.agencyAdmins,
    agency: data.details.agencies,
    host: data.details.hosts,
  };
  if (!counts || !numbers) return null;
  return kinds
    .filter((kind) => numbers[kind] > 0)
    .map((kind) => (
      <TreeItem
        key={kind}
        id={LOST[kind]}
        level={1}
        below={() => <TreeLevel kind={kind} parent={NO_PARENT} id={LOST[kind]} level={2} />}
      >
        <div className={classes.who}>
          <span className={classes.name}>{texts.without[kind]}</span>
          <span className={classes.about}>{texts.withoutHint[kind]}</span>
        </div>
        <span className={classes.counts}>
          <span className={classes.count} data-of={columns[kind]}>
            {counts[kind]}
          </span>
        </span>
      </TreeItem>
    ));
}
