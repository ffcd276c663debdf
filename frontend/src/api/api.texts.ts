export const texts = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again.',
  notJson: (status: number) => `The server gave an answer that could not be read (${status}). Try again.`,
  unknown: 'Something went wrong. Try again.',
};
