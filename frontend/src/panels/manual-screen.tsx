import { IconBook2 } from '@tabler/icons-react';
import type { Screen } from '../components/base/app-shell/screens';
import type { Manual } from '../features/manual/manual';
import type { Panel } from '../lib/panels';
import { texts } from './panels.texts';

/** Returns the screens of the manual in a panel: the contents and, below it, each page. */
export const manualScreen = (panel: Panel, load: () => Promise<{ manual: Manual }>): Screen => {
  const screen = (name: 'ManualContents' | 'ManualText') => async () => {
    const [pages, { manual }] = await Promise.all([import('../features/manual/manual-pages'), load()]);
    const Shown = pages[name];
    return () => <Shown panel={panel} manual={manual} />;
  };
  return {
    path: panel.manual,
    label: texts.menu.manual,
    icon: IconBook2,
    one: 'page of the manual',
    lazy: screen('ManualContents'),
    below: [{ path: `${panel.manual}/:page`, lazy: screen('ManualText') }],
  };
};
