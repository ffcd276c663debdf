/** Texts about a form whose answer was lost: the coins may have moved. */
export const texts = {
  unanswered: {
    title: 'No answer came',
    hint: 'It may have gone through. Ask again to know: however often you ask, it is done once.',
    again: 'Ask again',
    forget: 'I have checked it',
    history: 'Look at the history',
  },
  conflict: {
    title: 'Your earlier try went through',
    done: (what: string) => `${what}: this was done, only the answer got lost.`,
    unknown: 'Something else was sent from this form before and done, only the answer got lost.',
    hint: 'What stands in the form now was not sent.',
    anew: 'Send this as well',
  },
};
