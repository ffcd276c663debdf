// The manual in the panels: its links, and the pages and sections that the screens name.
import { manual as admin } from 'virtual:manual/admin';
import { manual as agency } from 'virtual:manual/agency';
import { manual as agencyadmin } from 'virtual:manual/agencyadmin';
import { manual as bd } from 'virtual:manual/bd';
import { manual as coin } from 'virtual:manual/coin';
import { lexer } from 'marked';
import { addressMark, htmlOf } from '../../scripts/manual-html.mjs';
import type { Manual } from '../features/manual/manual';
import { texts as profileTexts } from '../features/profile/profile.texts';
import { panelKeys, type PanelKey } from '../lib/panels';
import { texts as panelTexts } from './panels.texts';

// The modules of the screens look at the browser when they load.
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { querySelector: () => null, addEventListener: () => undefined });
const { allScreens, menuOf } = await import('../components/base/app-shell/screens');
const { tables } = await import('./first-screens');
vi.unstubAllGlobals();

const manuals: Record<PanelKey, Manual> = { admin, bd, agencyadmin, agency, coin };

const textsOf = ({ pages, conventions }: Manual) => [
  conventions,
  ...pages.flatMap(({ intro, body }) => [intro, body]),
];
/** Returns the ways through a panel as the manual writes them: `Hosts > Approved`. */
const waysIn = (panel: PanelKey) =>
  tables[panel].screens
    .flatMap(menuOf)
    .flatMap(({ label, screens }) => screens.map((screen) => `${label} > ${screen.tab ?? screen.label}`))
    .concat(...Object.values(profileTexts.tabs).map((tab) => `${panelTexts.menu.profile} > ${tab}`));
/** Returns the addresses of all pages and sections, from the anchors in the HTML. */
const addressesIn = ({ pages }: Manual) =>
  new Set(
    pages.flatMap(({ id, body }) => [
      id,
      ...[...body.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => `${id}#${anchor}`),
    ]),
  );

describe.each(panelKeys)('the manual in the panel %s', (panel) => {
  const manual = manuals[panel];
  const addresses = addressesIn(manual);

  it('should have the page and section that each screen names', () => {
    const named = allScreens(tables[panel].screens).map(({ path, manual: page }) => [path, page]);
    expect(named.filter(([, page]) => page !== undefined && !addresses.has(page))).toEqual([]);
  });

  it('should begin with the page of the dashboard, which other screens fall back to', () => {
    expect(allScreens(tables[panel].screens)[0]?.manual).toBe(manual.pages[0]?.id);
  });

  it('should have the target of each link', () => {
    const links = textsOf(manual).flatMap((html) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]);
    expect(links.length).toBeGreaterThan(0);
    expect(links.map(([, link]) => link).filter((link = '') => !addresses.has(link))).toEqual([]);
  });

  it('should write the ways through the menu as they are in a panel of its readers', () => {
    const known = new Set(panelKeys.flatMap(waysIn));
    // The history of a record is no entry of the menu.
    const ways = textsOf(manual)
      .flatMap((html) => [...html.matchAll(/<strong>([^<]*)<\/strong> &gt; <strong>([^<]*)<\/strong>/g)])
      .map(([, entry, tab]) => `${entry} > ${tab?.replace(/\s+/g, ' ')}`);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.filter((way) => !known.has(way) && !way.startsWith('History >'))).toEqual([]);
  });

  it('should have a different anchor for each section of a page', () => {
    for (const { id, body, sections } of manual.pages) {
      const anchors = [...body.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor);
      expect(new Set(anchors).size, id).toBe(anchors.length);
      expect(anchors, id).toEqual(expect.arrayContaining(sections.map((section) => section.id)));
    }
  });
});

describe('the manual', () => {
  it('should show a panel only the pages for its staff', () => {
    const pages = panelKeys.map((panel) => manuals[panel].pages.map(({ id }) => id));
    expect(Object.fromEntries(panelKeys.map((panel, index) => [panel, pages[index]]))).toMatchObject({
      admin: expect.arrayContaining(['admin', 'owner', 'clerk', 'moderator', 'catalogue']) as unknown,
      bd: ['bd', 'account', 'lists'],
      agency: ['agency', 'hosts', 'account', 'lists'],
      coin: ['coin-agency', 'coin-seller', 'account', 'lists'],
    });
  });

  it('should show the text alone when a link leads to a page for other panels', () => {
    expect(admin.conventions).toContain('<a href="owner#change-the-roles-of-an-admin">Owner</a> says');
    expect(agency.conventions).toContain('Owner says');
  });

  it('should show a panel only the jobs of its staff, without links to others', () => {
    const jobs = ({ pages }: Manual, page: string) =>
      pages.find(({ id }) => id === page)!.sections.map(({ id }) => id);
    expect(jobs(agency, 'hosts')).toEqual([
      'approve-a-host-application',
      'reject-a-host-application',
      'decide-about-several-applications',
      'read-and-delete-host-records',
      'read-the-earnings-of-hosts',
    ]);
    expect(jobs(agencyadmin, 'hosts')).not.toContain('watch-live-users');
    expect(jobs(coin, 'coin-seller')).toEqual([
      'sell-coins-to-a-user',
      'give-a-receipt',
      'read-the-own-statement',
    ]);
    expect(jobs(admin, 'coin-seller')).toContain('freeze-a-wallet');
    expect(textsOf(coin).join('')).not.toContain('#return-coins');
  });

  it('should show a picture of its own in the colours of the reader, and no other picture', () => {
    const shown = { page: 'clerk', pages: new Map([['clerk', []]]) };
    const html = htmlOf(lexer('![The "queue"](../images/manual/clerk-light.png)'), shown);
    for (const scheme of ['light', 'dark'])
      expect(html).toContain(
        `data-scheme="${scheme}" src="${addressMark(`clerk-${scheme}.png`)}" alt="The &quot;queue&quot;"`,
      );
    for (const foreign of ['https://example.com/a-light.png', '../images/admin-light.png', 'clerk-light.png'])
      expect(() => htmlOf(lexer(`![A screen](${foreign})`), shown), foreign).toThrow('a foreign picture');
  });
});
