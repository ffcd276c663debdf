/** Texts about a form whose answer was lost: the coins may have moved. */
export const texts = {
  unanswered: {
    title: 'No reply from the server',
    hint: 'Your request may have succeeded. Check again: it will not be sent twice.',
    again: 'Check again',
    forget: 'Mark as checked',
    history: 'View history',
  },
  conflict: {
    title: 'Your earlier attempt succeeded',
    done: (what: string) => `Done: ${what}. Only the reply was lost.`,
    unknown: 'An earlier request from this form succeeded. Only its reply was lost.',
    hint: 'The values now in the form were not sent.',
    anew: 'Send these values too',
  },
};
