import { viewAddress, viewIn, withoutView } from './view';

const ID = '66f0c0ffee00000000000001';

describe('the address of a view', () => {
  it('should name the view before the path of the panel', () => {
    const address = viewAddress(ID, '/bd/dashboard');
    expect(viewIn(address)).toBe(ID);
    expect(withoutView(address)).toBe('/bd/dashboard');
    expect(withoutView(viewAddress(ID, ''))).toBe('/');
  });

  it.each(['/bd/dashboard', '/view', '/view/bd', `/view/${ID}0/bd`, `/admin/view/${ID}`])(
    'should not be %s',
    (path) => {
      expect(viewIn(path)).toBeUndefined();
      expect(withoutView(path)).toBe(path);
    },
  );
});
