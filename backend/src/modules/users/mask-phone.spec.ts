import { maskPhone } from './user.dto.js';

describe('maskPhone', () => {
  it.each([
    ['919876543210', '****765432**'],
    ['+91 98765 43210', '****765432**'],
    ['12345', '****5'],
    ['', ''],
  ])('should show digits 5 to 10 of %s', (number, masked) => {
    expect(maskPhone(number)).toBe(masked);
  });
});
