import { panelOf, samePath } from './panels';

describe('panelOf', () => {
  it.each([
    ['/admin', 'admin'],
    ['/ADMIN/manageUser', 'admin'],
    ['/agencyadmin/dashboard', 'agencyadmin'],
    ['/agency', 'agency'],
    ['/coin/', 'coin'],
  ])('should map %s to the %s panel', (path, key) => {
    expect(panelOf(path)?.key).toBe(key);
  });

  it.each(['/', '/administrator', '/no-such-page', '/agency-admin'])(
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
