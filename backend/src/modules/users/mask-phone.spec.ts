import { maskPhone } from './user.dto.js';

describe('maskPhone', () => {
  it.each([
    ['919876543210', '****765432**'],
    ['+91 98765 43210', '****765432**'],
    ['12345', '****5'],
    ['', ''],
  ])('should show only digits 5 to 10 when the number is "%s"', (number, masked) => {
    expect(maskPhone(number)).toBe(masked);
  });
});
