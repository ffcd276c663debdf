const kinds: Record<string, string> = { notification: 'Notification' };
const results: Record<string, (count: string) => string> = {
  sent: (count) => `Inboxes: ${count}`,
  pushed: (count) => `Pushed: ${count}`,
  failed: (count) => `Failed: ${count}`,
};

export const texts = {
  title: 'Background Jobs',
  columns: {
    job: 'Job',
    state: 'State',
    progress: 'Progress',
    result: 'Result',
    duration: 'Duration',
    started: 'Started',
  },
  kinds,
  results,
  other: (name: string, count: string) => `${name}: ${count}`,
  by: (name: string) => `by ${name}`,
  nextTry: (time: string) => `Tried again ${time}`,
  progressOf: (title: string) => `Progress of ${title}`,
  notBegun: '–',
  duration: {
    seconds: (seconds: number) => `${seconds} s`,
    minutes: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  },
  filter: 'State',
  allStates: 'All states',
  cancelTitle: (title: string) => `Cancel “${title}”?`,
  cancelEffect: 'What it has done stays done. It can go on later.',
  cancelYes: 'Cancel the job',
  cancelNo: 'Let it run',
  empty: {
    title: 'No jobs',
    hint: 'What takes longer than a moment, such as a notification to all users, runs here.',
  },
};
