import {
  formatAge,
  formatMinutes,
  inCoins,
  formatSignedPercent,
  formatAgo,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPhone,
  formatSigned,
} from './format';

describe('format', () => {
  it('should group digits and return 0 when the number is missing', () => {
    expect(formatNumber(1234567)).toBe(new Intl.NumberFormat().format(1234567));
    expect(formatNumber(undefined)).toBe('0');
  });

  it('should show no sign when a number is a negative zero', () => {
    expect([formatNumber(-0), formatSigned(-0)]).toEqual(['0', '0']);
  });

  it('should count one coin in the singular when the amount is one', () => {
    expect([0, 1, 1200, '1', '12'].map(inCoins)).toEqual([
      '0 coins',
      '1 coin',
      '1,200 coins',
      '1 coin',
      '12 coins',
    ]);
  });

  it('should name an age in words when a request waits', () => {
    const now = Date.parse('2026-03-12T12:00:00Z');
    expect(formatAge('2026-03-01T11:00:00Z', now)).toBe('11 days');
    expect(formatAge('2026-03-12T09:00:00Z', now)).toBe('3 hours');
  });

  it('should use the minus sign U+2212 when a number is negative', () => {
    expect([formatNumber(-12_335_535), formatSigned(-20_000)]).toEqual(['−12,335,535', '−20,000']);
    expect([formatSigned(500), formatSigned(0)]).toEqual(['+500', '0']);
  });

  it.each([
    ['919800000001', '+91 98000 00001'],
    ['+919700000001', '+91 97000 00001'],
    ['9000000001', '90000 00001'],
    ['12125551234', '+1 21255 51234'],
    ['09800000001', '0 98000 00001'],
    ['12345678', '123 45678'],
    ['98765', '98765'],
    ['****765432**', '****765432**'],
    ['', ''],
  ])('should group the phone number %s as %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });

  it('should return an empty string when the date is not valid', () => {
    expect([formatDate(''), formatDate(undefined), formatDateTime('soon'), formatAgo('soon')]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });

  it.each([
    [0, '0m'],
    [45, '45m'],
    [119, '119m'],
    [210, '3.5h'],
    [2880, '2d'],
  ])('should format %s minutes as %s', (minutes, shown) => {
    expect(formatMinutes(minutes)).toBe(shown);
  });

  it('should format a change with its sign', () => {
    expect([0.125, -0.03, 0].map(formatSignedPercent)).toEqual(['+13%', '−3%', '0%']);
  });

  it('should use the largest fitting unit when a time has passed', () => {
    const now = Date.parse('2026-03-10T12:00:00Z');
    expect(formatAgo('2026-03-10T11:59:40Z', now)).toBe('now');
    expect(formatAgo('2026-03-10T09:00:00Z', now)).toBe('3 hours ago');
    expect(formatAgo('2026-03-09T11:00:00Z', now)).toBe('yesterday');
    expect(formatAgo('2026-03-07T13:00:00Z', now)).toBe('2 days ago');
  });
});
