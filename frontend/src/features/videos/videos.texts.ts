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
  filters: {
    status: 'Status',
    uploaded: 'Uploaded',
    score: 'Safety in %',
    owner: () => 'Videos of one user',
    states: { '0': 'Undecided', '1': 'Approved', '2': 'Rejected' },
  },
  bulk: {
    approve: {
      label: 'Approve',
      title: (what: string) => `Approve ${what}?`,
      effect: 'Undecided videos become visible in the app. Others stay as they are.',
    },
    reject: {
      label: 'Reject',
      title: (what: string) => `Reject ${what}?`,
      effect: 'Undecided and approved videos leave the app. Their owners see the reason.',
    },
    delete: {
      label: 'Delete',
      title: (what: string) => `Delete ${what}?`,
      effect: 'The videos are removed for everyone, including their owners.',
    },
  },
  noCaption: 'No caption',
  search: 'Search username or caption',
  empty: { title: 'No videos yet', hint: 'Videos appear here when users upload them in the app.' },
  view: 'View',
  delete: 'Delete',
  deletion: 'Are you sure you want to delete this item?',
  deleteEffect: (name: string) => `The video of ${name} will be removed for everyone, including its owner.`,
  of: (name: string) => `Video of ${name}`,
};
