import { matches, splitAt } from './entries';

it('should match a label when each typed word begins one of its words', () => {
  expect(matches('Manage users People', 'ma us')).toBe(true);
  expect(matches('Manage users People', 'us xx')).toBe(false);
  expect(matches('Manage users People', '')).toBe(true);
});

it('should split a text around the first match, ignoring case', () => {
  expect(splitAt('Anita Sharma', ' SHARM ')).toEqual(['Anita ', 'Sharm', 'a']);
  expect(splitAt('Anita', 'x')).toEqual(['Anita', '', '']);
  expect(splitAt('Anita', '')).toEqual(['Anita', '', '']);
});
