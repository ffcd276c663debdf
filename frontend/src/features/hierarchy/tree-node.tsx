import { Button, Skeleton } from '@mantine/core';
import { IconCoin } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { HierarchyNode } from '../../api/hierarchy.gen';
import { Avatar } from '../../components/avatar';
import { StatusBadge } from '../../components/status-badge';
import { formatNumber } from '../../lib/format';
import classes from './hierarchy.module.css';
import { texts } from './hierarchy.texts';
import { BELOW } from './kinds';
import { useTree } from './tree-context';
import { TreeItem } from './tree-item';
import { TreeLevel } from './tree-level';

interface TreeNodeProps {
  node: HierarchyNode;
  level: number;
  /** Undefined while they are being added up. */
  coins: number | undefined;
  marked: boolean;
}

/** A BD, an agency admin, an agency or a host. */
export function TreeNode({ node, level, coins, marked }: TreeNodeProps) {
  const { kind, code } = node;
  const below =
    kind === 'host'
      ? undefined
      : () => <TreeLevel kind={BELOW[kind]} parent={code} id={code} level={level + 1} />;
  const counts = countsOf(node);
  return (
    <TreeItem id={code} level={level} marked={marked} below={below}>
      <Avatar image={node.image} size={30} />
      <div className={classes.who}>
        <span className={classes.name}>{node.name}</span>
        <span className={classes.about}>
          <code>{code}</code>
          <span>{texts.kinds[kind]}</span>
          {node.disabled && <StatusBadge tone="bad">{texts.disabled}</StatusBadge>}
          {node.status === '0' && <StatusBadge tone="warn">{texts.pendingHost}</StatusBadge>}
        </span>
      </div>
      {kind !== 'host' && <Counts counts={counts} />}
      <span className={classes.coins} title={texts.earned}>
        {coins === undefined ? <Skeleton width={56} height={12} /> : formatNumber(coins)}
        <IconCoin size={15} role="img" aria-label={texts.earned} />
      </span>
      <Actions node={node} />
    </TreeItem>
  );
}

const Counts = ({ counts }: { counts: string[] }) => (
  <span className={classes.counts}>
    {counts.map((text) => (
      <span key={text} className={classes.count}>
        {text}
      </span>
    ))}
  </span>
);

function Actions({ node }: { node: HierarchyNode }) {
  const { active, viewTo, onMove } = useTree();
  const look = {
    size: 'compact-sm',
    variant: 'default',
    // Reached by Tab from their own row only: nobody wants to step through those of fifty rows.
    tabIndex: active === node.code ? 0 : -1,
  } as const;
  return (
    <span className={classes.actions}>
      <Button {...look} component={Link} to={viewTo(node)} aria-label={`${texts.view} ${node.name}`}>
        {texts.view}
      </Button>
      {(node.kind === 'agencyadmin' || node.kind === 'agency') && (
        <Button {...look} aria-label={`${texts.move} ${node.name}`} onClick={() => onMove(node)}>
          {texts.move}
        </Button>
      )}
    </span>
  );
}

function countsOf({ kind, agencyAdmins, agencies, hosts, pendingHosts }: HierarchyNode): string[] {
  if (kind === 'host') return [];
  const { counted } = texts;
  return [
    ...(kind === 'bd' ? [counted.agencyAdmins(agencyAdmins)] : []),
    ...(kind === 'agency' ? [] : [counted.agencies(agencies)]),
    counted.hosts(hosts),
    ...(pendingHosts ? [counted.pending(pendingHosts)] : []),
  ];
}
