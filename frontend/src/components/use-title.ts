import { useEffect } from 'react';
import { brand } from '../lib/brand';

/** The document's title: page, panel, product; what is most particular first, as tabs are narrow. */
export function useTitle(...parts: (string | undefined)[]) {
  const title = [...parts, brand.name].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
