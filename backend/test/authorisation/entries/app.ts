import { anybodys, gift, liveGift, message, order, plan, streamer, video } from '../records.js';
import type { Entries } from '../requests.js';

export const APP: Entries = {
  fetchOwnProfile: {},
  updateOwnProfile: { body: { name: 'Changed' } },
  uploadVideo: { body: { caption: 'Evening' }, files: ['poster'], videos: ['video'] },
  listOwnVideos: {},
  deleteOwnVideo: { path: { id: video.id } },
  fetchOwnWallet: {},
  giveGift: { body: { gift: anybodys(gift.id), userId: anybodys(streamer.id) } },
  giveLiveGift: { body: { liveGift: anybodys(liveGift.id), userId: anybodys(streamer.id) } },
  askForWithdrawal: {
    body: { coins: 5, accountNo: '001234567890', bankName: 'State Bank of India', ifscCode: 'SBIN0001234' },
  },
  listOwnWithdrawals: {},
  makeOrder: { body: { plan: anybodys(plan.id) } },
  continueOrder: { body: { order: order.id } },
  listOwnOrders: {},
  listOwnNotifications: {},
  countUnreadNotifications: {},
  readAllNotifications: {},
  readNotification: { path: { id: message.id } },
  deleteNotification: { path: { id: message.id } },
  registerPushToken: { body: { token: 'a-phone:of-the-caller' } },
  dropPushToken: { body: { token: 'a-phone:of-the-caller' } },
  reportDevice: { body: { deviceId: 'a-phone' } },
};
