import { type APIRequestContext, type BrowserContext } from '@playwright/test';
import type { Video } from '../../src/api/videos.gen';

const headers = { 'X-Panel': 'admin' };

/** Sends a POST request to the API as the admin of this browser. */
export async function post(request: APIRequestContext, path: string, data: object) {
  return request.post(`/api/admin/${path}`, { headers, data });
}

/** Returns the current record of the video with this file. */
export async function videoOf(context: BrowserContext, file: string): Promise<Video> {
  for (const status of [0, 1, 2, 3]) {
    const answer = await context.request.get(
      `/api/admin/content/getVulgar?status=${status}&page=1&limit=100`,
      {
        headers,
      },
    );
    const { details } = (await answer.json()) as { details: Video[] };
    const found = details.find(({ video }) => file.endsWith(video));
    if (found) return found;
  }
  throw new Error(`No video has the file ${file}`);
}
