import { Button, Skeleton } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import {
  useListHierarchyLevelQuery,
  useSumHierarchyCoinsQuery,
  type HierarchyKind,
  type HierarchyNode,
} from '../../api/hierarchy.gen';
import { reasonOf } from '../../components/base/notify';
import { texts as shared } from '../../components/base/components.texts';
import classes from './hierarchy.module.css';
import { texts } from './hierarchy.texts';
import { BELOW } from './kinds';
import { useTree } from './tree-context';
import { TreeItem } from './tree-item';
import { TreeNode } from './tree-node';

export const pageSize = 50;

interface TreeLevelProps {
  kind: HierarchyKind;
  /** The code of the parent; omitted for BDs. */
  parent?: string | undefined;
  /** The tree's id of the node above; '' at the top. */
  id: string;
  level: number;
}

/** Shows the children of one node, page by page. Shows the child on the path to the search result first. */
export function TreeLevel({ kind, parent, id, level }: TreeLevelProps) {
  const { at } = useTree();
  const [pages, setPages] = useState(1);
  const place = id ? at.indexOf(id) + 1 : 0;
  const wanted = !id || place > 0 ? at[place] : undefined;
  const common = { kind, parent, level, id };
  return (
    <>
      {wanted && <LevelPage {...common} page={1} search={wanted} only={wanted} />}
      {Array.from({ length: pages }, (_, index) => (
        <LevelPage
          key={index}
          {...common}
          page={index + 1}
          without={wanted}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </>
  );
}

const below = ({ kind, code }: HierarchyNode, level: number) =>
  kind === 'host'
    ? undefined
    : () => <TreeLevel kind={BELOW[kind]} parent={code} id={code} level={level + 1} />;

interface LevelPageProps extends TreeLevelProps {
  page: number;
  search?: string;
  /** Shows only this child. */
  only?: string;
  /** Leaves out this child, which is already shown above. */
  without?: string | undefined;
  onMore?: (() => void) | undefined;
}

function LevelPage({ kind, parent, level, id, page, search, only, without, onMore }: LevelPageProps) {
  const { at } = useTree();
  const arg = { kind, parent, page, limit: pageSize, search };
  const query = useListHierarchyLevelQuery(arg);
  const sums = useSumHierarchyCoinsQuery(query.data && kind !== 'host' ? { ...arg, kind } : skipToken);
  if (query.isError && !query.data) {
    return <LevelFault error={query.error} level={level} id={id} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return only ? null : <LevelSkeleton />;

  const { details, total, pages } = query.data;
  const coinsOf = (node: HierarchyNode) =>
    kind === 'host' ? (node.coins ?? 0) : sums.data?.details.find(({ _id }) => _id === node._id)?.coins;
  const shown = details.filter(({ code }) => (only ? code === only : code !== without));
  return (
    <>
      {shown.map((node) => (
        <TreeNode
          key={node._id}
          node={node}
          level={level}
          coins={coinsOf(node)}
          marked={at.at(-1) === node.code}
          below={below(node, level)}
        />
      ))}
      {total === 0 && !only && (
        <li role="none" className={classes.note} style={{ '--level': level - 1 } as React.CSSProperties}>
          {texts.nothingBelow[kind]}
        </li>
      )}
      {onMore && page < pages && (
        <TreeItem id={`${id}-more`} level={level} onPress={onMore}>
          <span className={classes.wide}>
            <Button size="compact-sm" variant="subtle" tabIndex={-1} onClick={onMore}>
              {texts.more(page * pageSize, total)}
            </Button>
          </span>
        </TreeItem>
      )}
    </>
  );
}

interface LevelFaultProps {
  error: unknown;
  level: number;
  id: string;
  onRetry: () => void;
}

function LevelFault({ error, level, id, onRetry }: LevelFaultProps) {
  return (
    <TreeItem id={`${id}-fault`} level={level} onPress={onRetry}>
      <span className={classes.wide}>
        <span role="alert" className={classes.fault}>
          {texts.failed}: {reasonOf(error)}
        </span>
        <Button size="compact-sm" variant="default" tabIndex={-1} onClick={onRetry}>
          {shared.retry}
        </Button>
      </span>
    </TreeItem>
  );
}

const LevelSkeleton = () => (
  <li role="none" aria-busy className={classes.waiting}>
    <Skeleton height={30} />
    <Skeleton height={30} />
  </li>
);
