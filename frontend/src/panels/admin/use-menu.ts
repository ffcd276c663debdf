import { useEffect, useMemo, useState } from 'react';
import type { MenuGroup, MenuItem } from '../../components/app-shell/menu';
import { texts as shared } from '../../components/components.texts';
import { notify } from '../../components/notify';
import { whenConnected } from '../../lib/chunk';
import { texts } from '../panels.texts';
import { menu } from './menu';

type LaterMenu = Record<'app' | 'gifts' | 'shop' | 'levels' | 'system', MenuItem[]>;

const loadLater = async (): Promise<LaterMenu> => {
  const [catalogues, { system }] = await Promise.all([import('./catalogue-menu'), import('./system-menu')]);
  return { ...catalogues, system };
};

/** The menu; the entries of the catalogues and of the system, half of all and folded away at first, come after the first screen. */
export function useMenu(): MenuGroup[] {
  const [later, setLater] = useState<LaterMenu>();
  useEffect(() => {
    whenConnected(loadLater).then(setLater, () =>
      notify.failure(new Error(shared.error.codeHint), texts.menuFailed),
    );
  }, []);
  return useMemo(() => {
    const folded = (...names: (keyof LaterMenu)[]) =>
      names.map((name) => ({ label: texts.groups[name], items: later?.[name] ?? [], folded: true }));
    const behind = (label: string) => menu.findIndex((group) => group.label === label) + 1;
    return menu
      .toSpliced(behind(texts.groups.settings), 0, ...folded('system'))
      .toSpliced(behind(texts.groups.content), 0, ...folded('app', 'gifts', 'shop', 'levels'));
  }, [later]);
}
