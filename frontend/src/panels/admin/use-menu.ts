import { useEffect, useMemo, useState } from 'react';
import type { MenuGroup, MenuItem } from '../../components/app-shell/menu';
import { notify } from '../../components/notify';
import { texts } from '../panels.texts';
import { menu } from './menu';

type CatalogueMenu = Record<'app' | 'gifts' | 'shop' | 'levels', MenuItem[]>;

/** Behind these entries. */
const before = texts.groups.content;

/** The menu; the entries of the catalogues, half of all and folded away at first, come after the first screen. */
export function useMenu(): MenuGroup[] {
  const [catalogues, setCatalogues] = useState<CatalogueMenu>();
  useEffect(() => {
    import('./catalogue-menu').then(setCatalogues).catch(notify.failure);
  }, []);
  return useMemo(() => {
    const groups = (['app', 'gifts', 'shop', 'levels'] as const).map((name) => ({
      label: texts.groups[name],
      items: catalogues?.[name] ?? [],
      folded: true,
    }));
    const at = menu.findIndex(({ label }) => label === before) + 1;
    return menu.toSpliced(at, 0, ...groups);
  }, [catalogues]);
}
