import { panelOf, samePath } from './panels';

describe('panelOf', () => {
  it.each([
    ['/admin', 'admin'],
    ['/ADMIN/manageUser', 'admin'],
    ['/agencyadmin/dashboard', 'agencyadmin'],
    ['/agency', 'agency'],
    ['/coin/', 'coin'],
  ])('should take %s for the %s panel', (path, key) => {
    expect(panelOf(path)?.key).toBe(key);
  });

  it.each(['/', '/administrator', '/no-such-page', '/agency-admin'])(
    'should leave %s to the landing page',
    (path) => {
      expect(panelOf(path)).toBeUndefined();
    },
  );
});

describe('samePath', () => {
  it('should not mind case or a closing slash', () => {
    expect(samePath('/Admin/', '/admin')).toBe(true);
    expect(samePath('/admin/profile', '/admin')).toBe(false);
  });
});
