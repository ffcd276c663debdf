import type { KeyGroup } from '../../lib/declared-keys';

const title = 'Withdrawal';

export const recordKeys: KeyGroup = {
  title,
  keys: [
    { key: 'a', meaning: 'Approve this request' },
    { key: 'a a', meaning: 'Approve this request, and confirm the question' },
    { key: 'r', meaning: 'Reject this request' },
  ],
};

export const nextKeys: KeyGroup = {
  title,
  keys: [{ key: 'n', meaning: 'Open the request that has waited longest' }],
};
