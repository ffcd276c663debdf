export const texts = {
  edit: 'Edit',
  family: {
    title: 'Manage Family Count',
    section: 'Family',
    fields: { count: 'Count', image: 'Image' },
    keep: 'Leave empty to keep it',
    picture: 'the families',
    failed: 'Family details update failed',
  },
  liveTime: {
    title: 'Manage Live Time',
    section: 'Live time',
    fields: { days: 'Days', time: 'Time (minutes)' },
    save: 'Save',
    kept: (days: string, time: string) => `Nothing was changed: ${days} days and ${time} minutes still hold.`,
    failed: 'Live time update failed',
  },
};
