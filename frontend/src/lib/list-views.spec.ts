import { bareList, listLink, viewQuery, withView } from './list-views';

const at = (query: string) => new URLSearchParams(query);
const view = { _id: 'a1', query: 'limit=20&search=an%26na&sort=-coin' };

describe('viewQuery', () => {
  it('should hold search, filters, sort and page size, in alphabetical order', () => {
    expect(viewQuery(at('view=a1&sort=-coin&page=3&id=7&active=true&limit=20'))).toBe(
      'active=true&limit=20&sort=-coin',
    );
  });

  it('should hold the parameters of the list with this prefix only, without the prefix', () => {
    const address = at('search=a&frame-search=b&frame-page=2&effect-sort=level');
    expect(viewQuery(address, 'frame-')).toBe('search=b');
    expect(viewQuery(address)).toBe('search=a');
  });
});

describe('withView', () => {
  it('should replace what a view holds and keep the record of the screen', () => {
    const shown = withView(at('id=7&page=3&active=true&limit=50'), view);
    expect(Object.fromEntries(shown)).toEqual({
      id: '7',
      view: 'a1',
      limit: '20',
      search: 'an&na',
      sort: '-coin',
    });
  });

  it('should use the prefix of the list and leave other lists alone', () => {
    const shown = withView(at('search=a&frame-search=b'), view, 'frame-');
    expect(shown.get('search')).toBe('a');
    expect(shown.get('frame-search')).toBe('an&na');
    expect(shown.get('frame-view')).toBe('a1');
  });
});

describe('bareList', () => {
  it('should remove the view and everything that a view holds', () => {
    expect(bareList(at('id=7&view=a1&page=2&limit=20&effect-page=2')).toString()).toBe('id=7&effect-page=2');
  });
});

describe('listLink', () => {
  it('should be the bare path when nothing is stored', () => {
    expect(listLink('/admin/manageUser')).toBe('/admin/manageUser');
    expect(listLink('/admin/manageUser', { limit: 0, sort: '' })).toBe('/admin/manageUser');
  });

  it('should add the stored page size and sort', () => {
    expect(listLink('/admin/manageUser', { limit: 20, sort: '-coin' })).toBe(
      '/admin/manageUser?limit=20&sort=-coin',
    );
  });

  it('should open the view with its own page size and sort', () => {
    expect(listLink('/admin/manageUser', { limit: 50, sort: 'username' }, view)).toBe(
      '/admin/manageUser?view=a1&limit=20&search=an%26na&sort=-coin',
    );
  });
});
