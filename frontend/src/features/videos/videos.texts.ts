export const texts = {
  columns: {
    username: 'Username',
    thumbnail: 'Thumbnail',
    name: 'Name',
    caption: 'Caption',
    status: 'Status',
    uploaded: 'Uploaded',
  },
  states: ['Undecided', 'Approved', 'Rejected', 'Deleted'] as const,
  noCaption: 'No caption',
  search: 'Search username or caption',
  empty: { title: 'No videos yet', hint: 'Videos appear here when users upload them in the app.' },
  view: 'View',
  delete: 'Delete',
  deletion: 'Are you sure you want to delete this item?',
  deleteEffect: (name: string) => `The video of ${name} will be removed for everyone, including its owner.`,
  of: (name: string) => `Video of ${name}`,
};
