import { useEffect, useMemo } from 'react';

/** An address under which the browser shows a file that was not sent yet; a stored one has its own. */
export function useFileUrl(source: string | Blob): string;
export function useFileUrl(source: string | Blob | undefined): string | undefined;
export function useFileUrl(source: string | Blob | undefined): string | undefined {
  const url = useMemo(() => (source instanceof Blob ? URL.createObjectURL(source) : source), [source]);
  useEffect(
    () => () => {
      if (source instanceof Blob && url) URL.revokeObjectURL(url);
    },
    [source, url],
  );
  return url;
}
