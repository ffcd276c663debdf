export const texts = {
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
};
