import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HierarchyNode } from '../../api/hierarchy.gen';
import { Avatar } from '../../components/base/avatar';
import { StatusBadge } from '../../components/base/status-badge';
import classes from './hierarchy.module.css';
import { texts } from './hierarchy.texts';
import { useTree } from './tree-context';
import { TreeItem } from './tree-item';
import { useMay } from '../../lib/rights';
import { IfMay } from '../../components/base/rights/if-may';

interface TreeNodeProps {
  node: HierarchyNode;
  level: number;
  /** Undefined while the sum is loading. */
  coins: number | undefined;
  marked: boolean;
  /** Renders the children; undefined for hosts, which have none. */
  below: (() => ReactNode) | undefined;
}

/** A BD, an agency admin, an agency or a host. */
export function TreeNode({ node, level, coins, marked, below }: TreeNodeProps) {
  const { kind, code } = node;
  const counts = countsOf(node);
  return (
    <TreeItem id={code} level={level} marked={marked} below={below}>
      <Avatar image={node.image} size={30} />
      <div className={classes.who}>
        <span translate="no" className={classes.name}>
          {node.name}
        </span>
        <span className={classes.about}>
          <code translate="no">{code}</code>
          <span>{texts.kinds[kind]}</span>
          {node.disabled && <StatusBadge tone="bad">{texts.disabled}</StatusBadge>}
          {node.status === '0' && <StatusBadge tone="warn">{texts.pendingHost}</StatusBadge>}
        </span>
      </div>
      {kind !== 'host' && <Counts counts={counts} />}
      <span className={classes.coins} title={texts.earned}>
        {coins === undefined ? <Skeleton width={56} height={12} /> : texts.counted.coins(coins)}
      </span>
      <Actions node={node} />
    </TreeItem>
  );
}

const Counts = ({ counts }: { counts: [of: string, text: string][] }) => (
  <span className={classes.counts}>
    {counts.map(([of, text]) => (
      <span key={of} data-of={of} className={classes.count}>
        {text}
      </span>
    ))}
  </span>
);

function Actions({ node }: { node: HierarchyNode }) {
  const { active, viewTo, onMove } = useTree();
  const may = useMay();
  const look = {
    size: 'compact-sm',
    variant: 'default',
    // Tab reaches the buttons of the active row only, so that it does not step through every row.
    tabIndex: active === node.code ? 0 : -1,
  } as const;
  return (
    <span className={classes.actions}>
      {node.kind !== 'bd' && may('staff.write') && (
        <Button {...look} aria-label={`${texts.move} ${node.name}`} onClick={() => onMove(node)}>
          {texts.move}
        </Button>
      )}
      <IfMay to={viewTo(node)}>
        <Button {...look} component={Link} to={viewTo(node)} aria-label={`${texts.view} ${node.name}`}>
          {texts.view}
        </Button>
      </IfMay>
    </span>
  );
}

/** Returns the counts below a node, each with the name of its column and its text. */
function countsOf({
  kind,
  agencyAdmins,
  agencies,
  hosts,
  pendingHosts,
}: HierarchyNode): [of: string, text: string][] {
  if (kind === 'host') return [];
  const { counted } = texts;
  const all: [string, string, boolean][] = [
    ['agencyAdmins', counted.agencyAdmins(agencyAdmins), kind === 'bd'],
    ['agencies', counted.agencies(agencies), kind !== 'agency'],
    ['hosts', counted.hosts(hosts), true],
    ['pending', counted.pending(pendingHosts), pendingHosts > 0],
  ];
  return all.filter(([, , shown]) => shown).map(([of, text]) => [of, text]);
}
