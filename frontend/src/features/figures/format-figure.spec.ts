import { formatFor } from '../../lib/format';
import { formatFigure, formatTick, plainFigure } from './format-figure';

describe('a value of a figure', () => {
  beforeAll(() => formatFor('en-US'));

  it.each([
    ['revenue', 123_450, '₹1,234.50', '₹1.23K', '1234.50'],
    ['moneyRefunded', 0, '₹0.00', '₹0', '0.00'],
    ['moneyRefunded', 5, '₹0.05', '₹0.05', '0.05'],
    ['revenue', 250_000_000, '₹2,500,000.00', '₹2.5M', '2500000.00'],
    ['ordersPaid', 1250, '1,250', '1.25K', 1250],
    ['decisionWait', 90, '90m', '90m', 90],
  ] as const)('should have the unit of its measure: %s %d', (measure, value, shown, tick, plain) => {
    expect(formatFigure(measure, value)).toBe(shown);
    expect(formatTick(measure, value)).toBe(tick);
    expect(plainFigure(measure, value)).toBe(plain);
  });

  it('should be a dash, or empty in a file, when it is not known', () => {
    expect([formatFigure('revenue', null), plainFigure('revenue', null)]).toEqual(['–', null]);
  });
});
