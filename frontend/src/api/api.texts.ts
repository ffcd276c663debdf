export const texts = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server took too long to respond. Try again.',
  notJson: (status: number) => `The server sent an unreadable response (${status}). Try again.`,
  /** A cancelled form of which only a part was sent; and one that the server may have received as a whole. */
  cancelled: 'Upload cancelled. Nothing was saved.',
  cancelledLate:
    'Upload cancelled, but the server may have saved it already. Check the record or the list first.',
  notSent: 'The connection was lost during the upload. Nothing was saved. Try again when it is back.',
  fileChanged: 'The file has changed. Choose it again',
  /** A link could not show the refusal of the server. */
  viewOnly: 'You only view this panel. Files cannot be saved.',
  unknown: 'Something went wrong. Try again.',
};
