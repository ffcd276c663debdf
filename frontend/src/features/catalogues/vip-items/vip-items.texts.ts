/** Texts about what the items of a VIP pack bring. */
export const texts = {
  column: 'Brings',
  action: 'Set what it brings',
  gone: 'Deleted',
  title: (name: string) => `What does ${name} bring?`,
  effect: 'Users who buy the pack from now on have it for the days of the pack.',
  kind: 'Kind',
  nothing: 'Nothing, it is only shown',
  item: 'Item',
  yes: 'Save',
  failed: 'Not saved',
};
