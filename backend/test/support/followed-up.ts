import { TO_DO } from '../../src/platform/access/sign-in-follow-ups.js';
import type { TestApp } from './app.js';
import { until } from './until.js';

/** Waits until what follows the sign-ins so far is done (platform/access/sign-in-follow-ups.ts). */
export const followedUp = (app: TestApp): Promise<void> =>
  until(async () => {
    const sessions = app.connection.collection('sessions');
    return (await sessions.countDocuments(TO_DO)) === 0;
  });
