import { panelOf, samePath } from './panels';

describe('panelOf', () => {
  it.each([
    ['/admin', 'admin'],
    ['/ADMIN/manageUser', 'admin'],
    ['/agencyadmin/dashboard', 'agencyadmin'],
    ['/agency', 'agency'],
    ['/coin/', 'coin'],
    ['/view/66f0c0ffee00000000000001/bd/dashboard', 'bd'],
  ])('should map %s to the %s panel', (path, key) => {
    expect(panelOf(path)?.key).toBe(key);
  });

  it.each(['/', '/administrator', '/no-such-page', '/agency-admin', '/view/bd'])(
    'should return undefined when the address is %s',
    (path) => {
      expect(panelOf(path)).toBeUndefined();
    },
  );
});

describe('samePath', () => {
  it('should return true when only case or a trailing slash differs', () => {
    expect(samePath('/Admin/', '/admin')).toBe(true);
    expect(samePath('/admin/profile', '/admin')).toBe(false);
  });
});
