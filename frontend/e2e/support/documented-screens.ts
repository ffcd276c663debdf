// The documented screens (backend/contract/screens.mjs) with their required texts.
import type { PanelKey } from '../../src/lib/panels';
import type { Screen } from './screen-walk';

interface DocumentedScreen {
  panel: PanelKey | 'public';
  path: string;
  texts: string[];
}

const contract = new URL('../../../backend/contract/screens.mjs', import.meta.url);
const { screens } = (await import(contract.href)) as { screens: DocumentedScreen[] };
export const documentedScreens: Screen[] = screens.map((screen) => ({
  ...screen,
  name: screen.path,
  signsOut: screen.path === '/admin/logout',
}));
