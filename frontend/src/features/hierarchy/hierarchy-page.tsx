import { useState } from 'react';
import type { HierarchyNode } from '../../api/hierarchy.gen';
import { SearchBox } from '../../components/base/list-page/search-box';
import { Page } from '../../components/base/page';
import classes from './hierarchy.module.css';
import { texts } from './hierarchy.texts';
import { LostNodes } from './lost-nodes';
import { SearchHits } from './search-hits';
import { useTreeAddress } from './tree-address';
import { TreeProvider } from './tree-context';
import { moveByKey } from './tree-keys';
import { TreeLevel } from './tree-level';
import { useMove } from './use-move';
import { useDeclaredKeys } from '../../components/base/use-declared-keys';
import { treeKeys } from './hierarchy.keys';

interface HierarchyPageProps {
  /** Returns the address of a node's screen. */
  viewTo: (node: HierarchyNode) => string;
}

/** BDs, agency admins, agencies and hosts as one tree; each level loads when it is opened. */
export function HierarchyPage({ viewTo }: HierarchyPageProps) {
  const address = useTreeAddress();
  const [active, setActive] = useState<string>();
  const { ask, dialog } = useMove();
  useDeclaredKeys(treeKeys);
  const onMove = ({ kind, _id, name, code, parent }: HierarchyNode) => {
    if (kind !== 'bd') ask({ kind, records: [{ id: _id, from: parent }], name, code, from: parent });
  };
  return (
    <Page>
      <div className={classes.tools}>
        <SearchBox label={texts.search} value={address.search} onSearch={address.setSearch} />
      </div>
      {address.search && <SearchHits search={address.search} at={address.at} goTo={address.goTo} />}
      <TreeProvider value={{ ...address, active, setActive, viewTo, onMove }}>
        <ul
          role="tree"
          aria-label={texts.tree}
          className={classes.tree}
          // Until a row is active, Tab reaches the tree itself, which passes the focus to its first row.
          tabIndex={active ? undefined : 0}
          onFocus={({ currentTarget, target }) => {
            if (target === currentTarget)
              currentTarget.querySelector<HTMLElement>('[role=treeitem]')?.focus();
          }}
          onKeyDown={moveByKey}
        >
          <TreeLevel kind="bd" id="" level={1} />
          <LostNodes />
        </ul>
      </TreeProvider>
      {dialog}
    </Page>
  );
}
