import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { FIT } from '../../../lib/fit';
import { formatNumber } from '../../../lib/format';
import { pageSizes, pageWindow } from '../../../lib/list-state';
import { giveFocus, isFocusLostIn } from '../../../lib/use-focus-back';
import type { ListState } from '../../../lib/use-list-state';
import { texts } from '../components.texts';
import { Choice } from '../choice';
import { FitAllButton } from '../fit-all/fit-all-button';
import classes from './pager.module.css';

interface PagerProps {
  /** The title of the list. */
  title: string;
  list: ListState;
  total: number;
  /** Whether the total is known. */
  known: boolean;
}

/** Shows the range and the total, the page size and the links to other pages. */
export function Pager({ title, list, total, known }: PagerProps) {
  const { page, limit } = list;
  const pages = Math.ceil(total / limit);
  const from = (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  const said =
    from <= total
      ? texts.list.range(formatNumber(from), formatNumber(to), formatNumber(total))
      : texts.list.noneOf(formatNumber(total));
  const sizes = [...(list.fits || isSize(limit) ? [] : [limit]), ...pageSizes, FIT];
  const go = (next: number) => list.change({ page: next });
  const size = useRef<HTMLInputElement>(null);
  const sizeId = useId();
  const places = useRef<HTMLElement>(null);
  useEffect(() => {
    // On the first and the last page the pressed button is disabled: move the focus to the current page's button.
    const current = places.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && isFocusLostIn(places.current)) giveFocus(current);
  }, [page, pages]);

  return (
    <div className={classes.pager}>
      <p role="status" className={classes.range}>
        {known && (total ? said : texts.list.none)}
      </p>
      <div className={classes.size}>
        <label htmlFor={sizeId}>{texts.list.perPage}</label>
        <Choice
          ref={size}
          id={sizeId}
          aria-label={texts.list.perPage}
          size="xs"
          fits
          data={sizes.map((rows) => ({
            value: String(rows),
            label: rows === FIT ? texts.list.fit : String(rows),
          }))}
          value={String(list.fits ? FIT : limit)}
          onChange={(rows) => list.change({ limit: Number(rows) })}
        />
      </div>
      {list.fits && <FitAllButton onDone={() => size.current && giveFocus(size.current)} />}
      <nav ref={places} aria-label={texts.list.pages(title)} className={classes.pages}>
        <button
          type="button"
          className={classes.step}
          disabled={page <= 1}
          onClick={() => go(Math.min(page - 1, Math.max(pages, 1)))}
        >
          <IconChevronLeft size={15} aria-hidden />
          <span>{texts.list.previous}</span>
        </button>
        {pageWindow(page, pages).map((number) => (
          <button
            key={number}
            type="button"
            className={classes.number}
            aria-label={texts.list.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => go(number)}
          >
            {formatNumber(number)}
          </button>
        ))}
        <button
          type="button"
          className={classes.step}
          data-next
          disabled={page >= pages}
          onClick={() => go(page + 1)}
        >
          <span>{texts.list.next}</span>
          <IconChevronRight size={15} aria-hidden />
        </button>
      </nav>
    </div>
  );
}

const isSize = (limit: number) => pageSizes.some((size) => size === limit);
