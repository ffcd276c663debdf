import { video } from '../records.js';
import type { Entries } from '../requests.js';

export const APP: Entries = {
  fetchOwnProfile: {},
  updateOwnProfile: { body: { name: 'Changed' } },
  uploadVideo: { body: { caption: 'Evening' }, files: ['poster'], videos: ['video'] },
  listOwnVideos: {},
  deleteOwnVideo: { path: { id: video.id } },
  reportDevice: { body: { deviceId: 'a-phone' } },
};
