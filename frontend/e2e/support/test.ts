import { expect } from '@playwright/test';
import { CataloguePage } from '../pages/catalogue-page';
import { FilterBar } from '../pages/filter-bar';
import { HostListPage } from '../pages/host-list-page';
import { ListMenu } from '../pages/list-menu';
import { LoginPage } from '../pages/login-page';
import { ProfilePage } from '../pages/profile-page';
import { Shell } from '../pages/shell';
import { StaffFormPage } from '../pages/staff-form-page';
import { StaffListPage } from '../pages/staff-list-page';
import { UserListPage } from '../pages/user-list-page';
import { UserPage } from '../pages/user-page';
import { VideoListPage } from '../pages/video-list-page';
import { WithdrawalListPage } from '../pages/withdrawal-list-page';
import { test as base } from './with-product';

/** Runs in every test and fails it when the content security policy blocks anything. */
interface Always {
  policy: undefined;
}

interface Pages {
  /** The messages of the uncaught exceptions on the page so far. */
  uncaught: string[];
  shell: Shell;
  loginPage: LoginPage;
  userList: UserListPage;
  userPage: UserPage;
  profilePage: ProfilePage;
  staffList: StaffListPage;
  staffForm: StaffFormPage;
  catalogue: CataloguePage;
  filters: FilterBar;
  hostList: HostListPage;
  listMenu: ListMenu;
  videos: VideoListPage;
  withdrawals: WithdrawalListPage;
}

export const test = base.extend<Pages & Always>({
  policy: [
    async ({ context }, use) => {
      const stopped: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        // Only the trace recorder connects to blob: URLs, to read the pictures of a page. The page itself never does.
        if (text.includes('Content Security Policy') && !text.startsWith("Connecting to 'blob:"))
          stopped.push(text);
      });
      await use(undefined);
      expect(stopped).toEqual([]);
    },
    { auto: true },
  ],
  uncaught: ({ page }, use) => {
    const messages: string[] = [];
    page.on('pageerror', ({ message }) => messages.push(message));
    return use(messages);
  },
  shell: ({ page }, use) => use(new Shell(page)),
  loginPage: ({ page }, use) => use(new LoginPage(page)),
  userList: ({ page }, use) => use(new UserListPage(page)),
  userPage: ({ page }, use) => use(new UserPage(page)),
  profilePage: ({ page }, use) => use(new ProfilePage(page)),
  staffList: ({ page }, use) => use(new StaffListPage(page)),
  staffForm: ({ page }, use) => use(new StaffFormPage(page)),
  catalogue: ({ page }, use) => use(new CataloguePage(page)),
  filters: ({ page }, use) => use(new FilterBar(page)),
  hostList: ({ page }, use) => use(new HostListPage(page)),
  listMenu: ({ page }, use) => use(new ListMenu(page)),
  videos: ({ page }, use) => use(new VideoListPage(page)),
  withdrawals: ({ page }, use) => use(new WithdrawalListPage(page)),
});

export { type Account, signIn } from './sign-in';
export { expect };
