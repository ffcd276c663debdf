import { PartialType, PickType } from '@nestjs/swagger';
import { columnsOf } from './exports/columns.js';
import { responseOf } from './response.js';
import { Shows, ShowsText } from './shown-fields.js';
import { shownIn, ShownTo, shownTo } from './shown-to.js';

class Account {
  @ShowsText() name: string;
  @ShowsText() phone: string;
}
class Seen extends PickType(Account, ['name']) {
  @ShownTo('admin', 'bd') @ShowsText() note: string;
  @Shows({ type: () => [Contact] }) contacts: Contact[];
}
class Contact extends shownTo(['admin'], PartialType(PickType(Account, ['phone']))) {
  @ShowsText() city: string;
}
class Branch {
  @ShownTo('admin') @ShowsText() note: string;
  @Shows({ type: () => [Branch] }) below: Branch[];
}
const Answer = responseOf('ShownToAnswer', { details: [Seen] });
const row = () => ({ name: 'Anita', note: 'VIP', contacts: [{ phone: '98', city: 'Pune' }] });
const seenBy = (role: string | undefined) => shownIn(Answer, role, { details: [row()], total: 1 });

describe('shownIn', () => {
  it('should leave out the fields that the role does not see, at every depth', () => {
    expect(seenBy('admin')).toEqual({ details: [row()], total: 1 });
    expect(seenBy('bd')).toEqual({ details: [{ ...row(), contacts: [{ city: 'Pune' }] }], total: 1 });
    for (const role of ['agency', undefined])
      expect(seenBy(role)).toEqual({ details: [{ name: 'Anita', contacts: [{ city: 'Pune' }] }], total: 1 });
  });

  it('should return the same answer when the role sees all of it', () => {
    const answer = { details: [row()] };
    expect(shownIn(Answer, 'admin', answer)).toBe(answer);
  });

  it('should leave out the fields of records that hold records of their own class', () => {
    const Tree = responseOf('ShownToTree', { details: Branch });
    const leaf = { note: 'VIP', below: [] };
    const answer = { details: { note: 'VIP', below: [{ note: 'VIP', below: [leaf] }] } };
    expect(shownIn(Tree, 'agency', answer)).toEqual({ details: { below: [{ below: [{ below: [] }] }] } });
    expect(shownIn(Tree, 'admin', answer)).toBe(answer);
  });

  it('should leave a missing record missing', () => {
    const One = responseOf('ShownToOne', { details: Seen });
    expect(shownIn(One, 'agency', { details: null })).toEqual({ details: null });
  });
});

describe('the columns of a file', () => {
  it('should be those that the role sees', () => {
    const paths = (role: 'admin' | 'agency') => columnsOf(Seen, undefined, role).map(({ path }) => path);
    expect(paths('admin')).toEqual(['name', 'note']);
    expect(paths('agency')).toEqual(['name']);
    expect(columnsOf(Seen, 'contacts.phone', 'admin')).toHaveLength(1);
    expect(() => columnsOf(Seen, 'contacts.phone', 'agency')).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'columns' })] }),
    );
  });
});
