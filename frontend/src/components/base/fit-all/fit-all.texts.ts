export const texts = {
  title: 'Lists',
  label: 'Fit lists to the window',
  hint: 'Each list shows as many rows as your window holds, from 5 to 50. You can still choose another number for a single list.',
  use: 'Use for all lists',
  done: 'All lists fit your window',
  failed: 'Your choice was not saved',
};
