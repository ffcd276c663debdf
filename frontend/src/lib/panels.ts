import { withoutView } from './view';

/** The five panels, with their data for addresses, session entries and sign-ins. */
export const panelKeys = ['admin', 'bd', 'agencyadmin', 'agency', 'coin'] as const;
export type PanelKey = (typeof panelKeys)[number];

export interface Panel {
  key: PanelKey;
  name: string;
  /** The address of the sign-in: the first path segment. */
  login: string;
  dashboard: string;
  profile: string;
  inbox: string;
  manual: string;
  /** The address after a sign-out. */
  signedOut: string;
  /** The key of the profile in the session storage. */
  entry: string;
}

export const panels: Record<PanelKey, Panel> = {
  admin: {
    key: 'admin',
    name: 'Admin',
    login: '/admin',
    dashboard: '/admin',
    profile: '/admin/profile',
    inbox: '/admin/inbox',
    manual: '/admin/manual',
    signedOut: '/',
    entry: 'data',
  },
  bd: {
    key: 'bd',
    name: 'BD',
    login: '/bd',
    dashboard: '/bd/dashboard',
    profile: '/bd/profile',
    inbox: '/bd/inbox',
    manual: '/bd/manual',
    signedOut: '/bd',
    entry: 'bd',
  },
  agencyadmin: {
    key: 'agencyadmin',
    name: 'Agency Admin',
    login: '/agencyadmin',
    dashboard: '/agencyadmin/dashboard',
    profile: '/agencyadmin/aaprofile',
    inbox: '/agencyadmin/inbox',
    manual: '/agencyadmin/manual',
    signedOut: '/agencyadmin',
    entry: 'agencyadmin',
  },
  agency: {
    key: 'agency',
    name: 'Agency',
    login: '/agency',
    dashboard: '/agency/dashboard',
    profile: '/agency/profile',
    inbox: '/agency/inbox',
    manual: '/agency/manual',
    signedOut: '/agency',
    entry: 'agency',
  },
  coin: {
    key: 'coin',
    name: 'Coin',
    login: '/coin',
    dashboard: '/coin/dashboard',
    profile: '/coin/profile',
    inbox: '/coin/inbox',
    manual: '/coin/manual',
    signedOut: '/coin',
    entry: 'coin',
  },
};

/** Returns the panel of an address, also of one in a view, not case-sensitive; undefined for the landing page. */
export function panelOf(pathname: string): Panel | undefined {
  const segment = withoutView(pathname).split('/')[1]?.toLowerCase();
  const key = panelKeys.find((one) => one === segment);
  return key && panels[key];
}

/** Returns whether two addresses name the same page; case and a trailing slash do not matter. */
export function samePath(one: string, other: string): boolean {
  const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');
  return plain(one) === plain(other);
}
