import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError } from '../../../api/errors-to-form';
import { saveListFile, type FileAsked } from '../../../api/list-file';
import type { AppStore } from '../../../api/store';
import { formatNumber } from '../../../lib/format';
import { texts } from '../components.texts';
import { notify } from '../notify';
import { isObject, listCallOf } from './list-call';
import type { Column, ListQuery } from './list.types';

type Args = Record<string, unknown>;
/** The call of a file, which ends when the file begins to arrive. */
interface Begun {
  queryCacheKey: string;
  unwrap: () => Promise<{ rows: number }>;
  abort: () => void;
}

/** Adds parameters to the arguments of a list's call: to its body, if the list is read by POST. */
function withFile(args: Args, file: FileAsked): Args {
  const rest = { ...args, page: undefined, limit: undefined, around: undefined };
  const [body] = Object.entries(args).filter(([, value]) => isObject(value));
  if (!body) return { ...rest, ...file };
  const [name, fields] = body as [string, Args];
  return { ...args, [name]: { ...fields, page: undefined, limit: undefined, ...file } };
}

/** The columns of a file: the fields with the titles that the list shows. */
const columnsOf = (columns: readonly Column<never>[]) =>
  columns
    .filter(({ exported }) => exported !== false)
    .map(({ field, title }) => [field, title].map(encodeURIComponent).join(':'))
    .join(',');

/** Exports a list as it is shown: with its filters, search, order and columns. */
export function useExport(query: ListQuery, columns: readonly Column<never>[]) {
  const dispatch = useDispatch<AppStore['dispatch']>();
  /** The part of the file that has arrived; undefined without an export. */
  const [part, setPart] = useState<number>();
  const stop = useRef<() => void>(undefined);
  // A list that is left stops its export.
  useEffect(() => () => stop.current?.(), []);
  const called = listCallOf(query);

  async function start(format: FileAsked['format']) {
    if (!called) return;
    const asked = { format, columns: columnsOf(columns) };
    const args = withFile(called.args, asked);
    const call: Begun = dispatch(called.endpoint.initiate(args, { subscribe: false, forceRefetch: true }));
    const stopping = new AbortController();
    stop.current = () => {
      stopping.abort();
      call.abort();
    };
    setPart(0);
    try {
      const { rows } = await call.unwrap();
      await saveListFile(call.queryCacheKey, setPart, stopping.signal);
      notify.success(texts.export.done(formatNumber(rows)));
    } catch (error) {
      const shown = isApiError(error) ? error : new Error(texts.export.brokenOff);
      if (!stopping.signal.aborted) notify.failure(shown, texts.export.failed);
    } finally {
      setPart(undefined);
    }
  }
  return { start, part, cancel: () => stop.current?.(), isOffered: called !== undefined };
}
