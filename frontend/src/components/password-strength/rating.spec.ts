import type { KnownOfOwner } from '../../../../backend/src/core/guessable-passwords';

const owner: KnownOfOwner = { number: '919876543210', name: 'Rajeshwari Venkataraman', code: 'AG100001' };

// The brand reads its name from the page when its module loads. Another test of this worker may have loaded it.
vi.resetModules();
vi.stubGlobal('document', { querySelector: () => ({ content: 'Lantern Stage' }) });
const { guessableAs } = await import('../../../../backend/src/core/guessable-passwords');
const { rate } = await import('./rating');
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('rate', () => {
  it.each([
    ['a common password', 'qwertyuiop123'],
    ['the phone number', '+91 98765 43210'],
    ['the code', 'ag100001'],
    ['the name', 'Rajeshwari Venkataraman'],
    ['the name of the product', 'Callboard-2026!'],
    ["the operator's name of the product", 'Lantern.Stage_7391'],
  ])('should return 0 and the reason of the server for %s', (_case, password) => {
    const refusal = guessableAs(password, owner);
    expect(refusal).toBeDefined();
    expect(rate(password, owner)).toEqual({ score: 0, refusal });
  });

  it('should return a high score for a password that the server accepts', () => {
    expect(rate('four horses sing at noon', owner)).toEqual({ score: 4 });
  });
});
