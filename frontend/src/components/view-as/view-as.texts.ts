export const texts = {
  action: 'View as',
  title: (name: string) => `View the panel of ${name}?`,
  effect: (name: string) =>
    `The panel opens in a new tab for 30 minutes. You see what ${name} sees, and cannot change anything. ${name} is told of it.`,
  reason: 'Reason',
  reasonHint: 'Recorded in the audit log.',
  yes: 'View panel',
  failed: 'The panel was not opened',
  blocked: 'Your browser did not open the new tab. Open the panel here:',
  open: (name: string) => `Open the panel of ${name}`,
};
