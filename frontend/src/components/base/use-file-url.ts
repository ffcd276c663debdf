import { useEffect, useMemo } from 'react';

/**
 * Returns an address at which the browser shows a file that is not uploaded yet; a stored file keeps its own address.
 */
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
