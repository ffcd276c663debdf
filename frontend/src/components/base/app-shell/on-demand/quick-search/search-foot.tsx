import { Button, VisuallyHidden } from '@mantine/core';
import { texts as shared } from '../../../components.texts';
import { reasonOf } from '../../../notify';
import classes from './quick-search.module.css';
import { texts } from './quick-search.texts';
import type { RecordPlaces } from './record-places';
import type { useFound } from './use-found';

interface SearchFootProps {
  typed: string;
  count: number;
  search: ReturnType<typeof useFound>;
  places: RecordPlaces;
}

/** Says how the search went: the number of results, a failure with Retry, and what was not searched in time. */
export function SearchFoot({ typed, count, search, places }: SearchFootProps) {
  const { found, error, isSearching, retry } = search;
  const late = found?.incomplete.map((kind) => places[kind]?.label ?? kind) ?? [];
  const nothing = isSearching ? texts.searching : texts.empty(typed.trim());
  return (
    <div className={classes.foot}>
      <VisuallyHidden role="status">
        {typed && !isSearching && !error ? texts.found(count) : ''}
      </VisuallyHidden>
      {error !== undefined && (
        <div role="alert" className={classes.failure}>
          <span>
            {texts.failed} {reasonOf(error)}
          </span>
          <Button size="xs" variant="default" onClick={retry}>
            {shared.retry}
          </Button>
        </div>
      )}
      {late.length > 0 && <p className={classes.line}>{texts.incomplete(late.join(', '))}</p>}
      {count === 0 && error === undefined && (
        <p className={classes.line}>
          {nothing}
          {!isSearching && <span className={classes.more}>{texts.emptyHint}</span>}
        </p>
      )}
      {count > 0 && <p className={classes.hint}>{texts.hint}</p>}
    </div>
  );
}
