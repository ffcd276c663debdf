export const texts = {
  label: 'View of another panel',
  seen: (name: string) => `You see the panel of ${name}.`,
  readOnly: 'Nothing can be changed.',
  left: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  end: 'End',
  ended: {
    title: 'This view has ended',
    hint: 'A view lasts 30 minutes. Open it again from the list of accounts if you still need it.',
    back: 'Go to your panel',
  },
};
