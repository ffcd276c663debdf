import { ModerationPage } from '../pages/moderation-page';
import { signIn, test as base } from './test';
import { post } from './videos';

/** Signs in the admin and releases the videos of the admin after the test. */
export const test = base.extend<{ moderation: ModerationPage }>({
  moderation: async ({ page, context }, use) => {
    await signIn(context, 'admin');
    await use(new ModerationPage(page));
    // A killed browser has no time to release its videos.
    await post(context.request, 'moderation/release', {});
  },
});
