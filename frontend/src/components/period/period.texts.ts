export const texts = {
  label: 'Period',
  names: {
    '7': 'Last 7 days',
    '30': 'Last 30 days',
    '90': 'Last 90 days',
    month: 'This month',
    last: 'Last month',
    custom: 'Custom days',
  },
  faults: {
    incomplete: 'Choose the first and the last day',
    future: 'Choose days up to today',
    long: (days: string) => `Choose at most ${days} days`,
  },
};
