import type { KeyGroup } from '../../../lib/declared-keys';

export const cropKeys: KeyGroup = {
  title: 'Crop a picture',
  keys: [
    { key: '← → ↑ ↓', meaning: 'Move the part of the picture, with Shift in small steps' },
    { key: '+ -', meaning: 'Zoom in and out' },
  ],
};
