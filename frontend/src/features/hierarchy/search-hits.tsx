import { useEffect, useRef } from 'react';
import { useSearchHierarchyQuery, type HierarchyHit } from '../../api/hierarchy.gen';
import { Avatar } from '../../components/base/avatar';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { Sheet } from '../../components/base/sheet';
import { EmptyState, ErrorState } from '../../components/base/state-views';
import classes from './hierarchy.module.css';
import { texts } from './hierarchy.texts';
import { NO_PARENT, stepKey } from './kinds';
import type { TreeAddress } from './tree-address';

const wayTo = ({ path, code }: HierarchyHit) => [...path.map(stepKey), code];

/** The search results. Choosing a hit opens the path to it; a single hit opens at once. */
export function SearchHits({ search, at, goTo }: Pick<TreeAddress, 'search' | 'at' | 'goTo'>) {
  const { currentData, error, refetch } = useSearchHierarchyQuery({ search });
  const hits = currentData?.details;
  const go = useRef(goTo);
  useEffect(() => {
    go.current = goTo;
  });
  useEffect(() => {
    const [only, ...others] = hits ?? [];
    if (only && !others.length) go.current(wayTo(only), true);
  }, [hits]);

  return (
    <div className={classes.results}>
      <Sheet title={texts.results}>
        {error && !currentData && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !hits && <PageSkeleton />}
        {hits?.length === 0 && <EmptyState title={texts.none(search)} hint={texts.noneHint} />}
        {hits && hits.length > 0 && (
          <ul className={classes.hits}>
            {hits.map((hit) => (
              <li key={hit._id}>
                <button
                  type="button"
                  className={classes.hit}
                  aria-pressed={at.join('/') === wayTo(hit).join('/')}
                  onClick={() => goTo(wayTo(hit))}
                >
                  <Avatar image={hit.image} size={26} />
                  <span className={classes.who}>
                    <span translate="no" className={classes.name}>
                      {hit.name}
                    </span>
                    <span className={classes.about}>
                      <code translate="no">{hit.code}</code>
                      <span>{texts.kinds[hit.kind]}</span>
                      <span>{pathText(hit)}</span>
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </div>
  );
}

const without = {
  bd: texts.without.agencyadmin,
  agencyadmin: texts.without.agency,
  agency: texts.without.host,
};
const pathText = ({ path }: HierarchyHit) =>
  path
    .map(({ kind, code, name }) => (code === NO_PARENT && kind !== 'host' ? without[kind] : name))
    .join(' › ');
