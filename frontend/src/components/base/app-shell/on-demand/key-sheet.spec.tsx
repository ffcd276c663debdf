import { fireEvent, waitFor } from '@testing-library/dom';
import { dialog, dialogCloses, key, main } from '../../../../../test/actions';
import { address, openScreen } from '../../../../../test/open-screen';
import type { PanelKey } from '../../../../lib/panels';

/** Opens the sheet on a screen and follows one of its links. */
async function follow(panel: PanelKey, at: string, link: string): Promise<void> {
  await openScreen(panel, at);
  await main().findByRole('heading', { level: 1 });
  // The frame may not listen to keys yet when the screen shows.
  await waitFor(async () => {
    await key('?');
    expect(document.querySelector('[role=dialog]')).toBeTruthy();
  });
  fireEvent.click((await dialog()).getByRole('link', { name: link }));
  await dialogCloses();
}

const title = (name: string) => main().findByRole('heading', { level: 1, name });

describe('the sheet of keys', () => {
  it('should open the section of the manual about the screen when its link is followed', async () => {
    await follow('admin', '/admin/widthdrawal/approved', 'Manual for this screen');
    await title('Clerk: payouts and salaries');
    expect(address() + window.location.hash).toBe(
      '/admin/manual/clerk#export-approved-withdrawals-for-the-bank',
    );
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Export approved withdrawals for the bank'),
    );
  });

  it('should open the page of the screen above when a screen names none', async () => {
    await follow('admin', '/admin/familycount', 'Manual for this screen');
    await title('Owner: roles, admins and the installation');
    expect(address()).toBe('/admin/manual/owner');
  });

  it('should open the page of the panel when no screen above names one', async () => {
    await follow('agency', '/agency/manual', 'Manual for this screen');
    await title('The Agency panel');
    expect(address() + window.location.hash).toBe('/agency/manual/agency');
  });

  it('should open the pages for the staff of the panel when the contents are asked for', async () => {
    await follow('agency', '/agency/dashboard', 'Contents of the manual');
    await title('Manual');
    const pages = main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(pages).toEqual([
      'The Agency panel',
      'Hosts: applications, hosts and live sessions',
      'Your account',
      'Lists',
      'How the pages are written',
    ]);
  });
});

describe('the manual', () => {
  it('should open another page in the panel when a link of a text is followed', async () => {
    await openScreen('agency', '/agency/manual/agency#decide-about-an-application');
    fireEvent.click((await main().findAllByRole('link', { name: 'Hosts' }))[0]!);
    await title('Hosts: applications, hosts and live sessions');
    expect(address() + window.location.hash).toBe('/agency/manual/hosts#approve-a-host-application');
  });

  it('should say that a page does not exist when it is for other panels', async () => {
    await openScreen('agency', '/agency/manual/clerk');
    await main().findByText('This page of the manual does not exist');
  });
});
