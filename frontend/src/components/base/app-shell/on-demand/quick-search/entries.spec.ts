import { matches, splitAt } from './entries';

it('should match a label when each typed word begins one of its words', () => {
  expect(matches('Update user Users', 'up us')).toBe(true);
  expect(matches('Update user Users', 'us xx')).toBe(false);
  expect(matches('Update user Users', '')).toBe(true);
});

it('should split a text around the first match, ignoring case', () => {
  expect(splitAt('Anita Sharma', ' SHARM ')).toEqual(['Anita ', 'Sharm', 'a']);
  expect(splitAt('Anita', 'x')).toEqual(['Anita', '', '']);
  expect(splitAt('Anita', '')).toEqual(['Anita', '', '']);
});
