const kinds: Record<string, string> = {
  notification: 'Notification',
  rename: 'Renaming',
  figures: 'Figures',
  batch: 'Import or bulk change',
  levels: 'Levels of users',
};
const results: Record<string, (count: string) => string> = {
  sent: (count) => `Inboxes: ${count}`,
  pushed: (count) => `Pushed: ${count}`,
  failed: (count) => `Failed: ${count}`,
  done: (count) => `Done: ${count}`,
  renamed: (count) => `Records: ${count}`,
  changed: (count) => `Users changed: ${count}`,
};

export const texts = {
  columns: {
    job: 'Job',
    state: 'Status',
    progress: 'Progress',
    result: 'Result',
    duration: 'Duration',
    started: 'Started',
  },
  kinds,
  results,
  other: (name: string, count: string) => `${name}: ${count}`,
  by: (name: string) => `by ${name}`,
  nextTry: (time: string) => `Next attempt ${time}`,
  progressOf: (title: string) => `Progress of ${title}`,
  notBegun: '–',
  duration: {
    seconds: (seconds: number) => `${seconds} s`,
    minutes: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  },
  filter: 'Status',
  kind: 'Kind',
  created: 'Created',
  cancelTitle: (title: string) => `Cancel “${title}”?`,
  cancelEffect: 'Completed work is kept. You can resume the job later.',
  cancelYes: 'Cancel job',
  cancelNo: 'Keep running',
  empty: {
    title: 'No jobs',
    hint: 'Long-running tasks, such as notifications to all users, appear here.',
  },
};
