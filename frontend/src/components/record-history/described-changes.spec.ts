import type { AuditChange, AuditEntry } from '../../api/audit.gen';
import { inOneLine, describedChanges } from './described-changes';

const entry = (action: string, kind: string, changes: AuditChange[], reason = '') =>
  ({ action, target: { kind }, changes, reason }) as AuditEntry;
const change = (field: string, value: AuditChange['value'], before: string, after: string): AuditChange => ({
  field,
  value,
  before,
  after,
  change: before === '' ? 'added' : after === '' ? 'removed' : 'changed',
});
const lines = (one: AuditEntry) => describedChanges(one).map(inOneLine);

describe('the changes of an audit entry', () => {
  it('should name the states when a status changes', () => {
    const status = change('status', 'number', '0', '1');
    const decided = change('agencyAdminStatus', 'number', '0', '1');
    expect(lines(entry('host.approve', 'host', [status, decided]))).toEqual([
      'Status changed from Pending to Approved',
    ]);
    expect(lines(entry('video.undo', 'video', [change('status', 'number', '2', '0')]))).toEqual([
      'Status changed from Rejected to Undecided',
    ]);
  });
  it('should name the panels and the sets that a change of the sign-in rules binds', () => {
    const bound = [
      change('factorRoles', 'text', '', 'agencyadmin, coin'),
      change('factorSets', 'text', 'Finance', 'Finance, Support'),
      change('accountsSignedOut', 'number', '', '3'),
    ];
    expect(lines(entry('signinrules.update', 'signinrules', bound))).toEqual([
      'Staff who must have a second factor: Agency admin, Coin agency',
      'Admins who must have a second factor changed from Finance to Finance, Support',
      'Accounts signed out: 3',
    ]);
  });
  it('should group digits and leave out ids', () => {
    const sent = [
      change('coins', 'number', '', '36300'),
      change('entry', 'id', '', '6b02000000000000000000aa'),
    ];
    expect(lines(entry('coins.send', 'user', sent))).toEqual(['Coins: 36,300']);
    expect(
      lines(entry('user.update', 'user', [change('number', 'text', '919800000001', '919800000002')])),
    ).toEqual(['Phone changed from 919800000001 to 919800000002']);
  });
  it("should leave out the ban's reason when the entry shows the same reason", () => {
    const ban = [change('banned', 'flag', 'false', 'true'), change('banReason', 'text', '', 'spam')];
    expect(lines(entry('user.ban', 'user', ban, 'spam'))).toEqual([]);
  });
  it('should list that a record was added hidden, and omit that a usual one is shown', () => {
    const added = (shown: string) => lines(entry('gifts.add', 'gifts', [change('shown', 'flag', '', shown)]));
    expect(added('false')).toEqual(['Shown in the app: no']);
    expect(added('true')).toEqual([]);
    const hidden = change('shown', 'flag', 'true', 'false');
    expect(lines(entry('gifts.hide', 'gifts', [hidden]))).toEqual([]);
    expect(lines(entry('gifts.update', 'gifts', [hidden]))).toEqual([
      'Shown in the app changed from yes to no',
    ]);
  });
  it('should name only the field when a file, a reference or a password changes', () => {
    const changes = [
      change('image', 'file', 'uploads/gifts/a.webp', 'uploads/gifts/b.webp'),
      change('category', 'id', '6b02000000000000000000aa', '6b02000000000000000000ab'),
      change('password', 'text', '••••', '••••'),
      change('bio', 'text', 'Sings', ''),
    ];
    expect(lines(entry('gifts.update', 'gifts', changes))).toEqual([
      'Image changed',
      'Category changed',
      'Password changed',
      'Bio removed',
    ]);
  });
});
