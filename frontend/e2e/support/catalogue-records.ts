import { expect, type APIRequestContext } from '@playwright/test';
import { png, svga2, type MadeFile } from './media';

const headers = { 'X-Panel': 'admin' };

/** Returns a name that no other record has. */
export const uniqueName = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** Adds a catalogue record through the API. `path` follows `/api/admin/`. */
export async function addRecord(
  request: APIRequestContext,
  path: string,
  fields: Record<string, string | number | MadeFile>,
) {
  const answer = await request.post(`/api/admin/${path}`, { headers, multipart: fields });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Adds a live gift category through the API and returns its _id. */
export async function addGiftCategory(request: APIRequestContext, title: string): Promise<string> {
  const path = '/api/admin/livegiftcategory/addLiveGiftscategory';
  const answer = await request.post(path, { headers, data: { title } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { details: { _id: string } }).details._id;
}

/** Deletes a live gift category as older clients do: its gifts keep the reference. */
export async function deleteGiftCategory(request: APIRequestContext, id: string) {
  const answer = await request.delete(`/api/admin/livegiftcategory/deleteLiveGiftscategory/${id}`, {
    headers,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Adds a live gift to the category through the API. */
export async function addLiveGift(request: APIRequestContext, title: string, category: string) {
  const giftimage = { name: 'still.png', mimeType: 'image/png', buffer: png(40, [20, 20, 200]) };
  await addRecord(request, 'livegifts/addlivegifts', {
    title,
    coin: 1,
    category,
    image: svga2(),
    giftimage,
  });
}
