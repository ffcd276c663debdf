export const texts = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server took too long to respond. Try again.',
  notJson: (status: number) => `The server sent an unreadable response (${status}). Try again.`,
  unknown: 'Something went wrong. Try again.',
};
