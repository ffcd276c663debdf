import { Types } from 'mongoose';
import { type Confirmer, obstacleTo } from './confirmation-rule.js';

const now = new Date('2026-03-10T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const admin = (fields: Partial<Confirmer> = {}): Confirmer => ({
  _id: new Types.ObjectId(),
  name: 'Priya Shah',
  createdAt: hoursAgo(1000),
  addedBy: '',
  enabledBy: '',
  passwordIssuedBy: '',
  ...fields,
});
const byId = (...admins: Confirmer[]) => new Map(admins.map((one) => [one._id.toHexString(), one]));
const obstacle = (confirmer: Confirmer, asker: Confirmer, ...issuers: Confirmer[]) =>
  obstacleTo(confirmer, asker._id.toHexString(), byId(confirmer, asker, ...issuers), now);
/** An admin whose password `issuer` issued, replaced so many hours ago. */
const issuedBy = (issuer: Confirmer, replacedHoursAgo?: number) =>
  admin({
    passwordIssuedBy: issuer._id.toHexString(),
    ...(replacedHoursAgo !== undefined && { ownPasswordAt: hoursAgo(replacedHoursAgo) }),
  });

describe('obstacleTo', () => {
  it('should be empty when both admins are independent', () => {
    expect(obstacle(admin(), admin())).toBe('');
  });

  it('should be empty when the operator has just added the confirmer', () => {
    expect(obstacle(admin({ createdAt: now }), admin())).toBe('');
  });

  it.each([
    [23.9, /less than 24 hours/],
    [24, /^$/],
  ])('should block new admins for 24 hours when the confirmer was added %p hours ago', (hours, expected) => {
    const confirmer = admin({ addedBy: new Types.ObjectId().toHexString(), createdAt: hoursAgo(hours) });
    expect(obstacle(confirmer, admin())).toMatch(expected);
  });

  it.each([
    [undefined, /reissued/],
    [23.9, /reissued/],
    [24, /^$/],
  ])(
    'should block an admin with a reissued password for 24 hours when it was replaced %p hours ago',
    (hours, expected) => {
      const confirmer = admin({
        passwordIssuedBy: new Types.ObjectId().toHexString(),
        passwordReissuedAt: hoursAgo(30),
        ...(hours !== undefined && { ownPasswordAt: hoursAgo(hours) }),
      });
      expect(obstacle(confirmer, admin())).toMatch(expected);
    },
  );

  it.each([
    [undefined, /issued/],
    [23.9, /issued/],
    [24, /^$/],
  ])(
    'should block issuer and owner for 24 hours when the owner replaced the password %p hours ago',
    (hours, expected) => {
      const issuer = admin();
      const owner = admin({
        passwordIssuedBy: issuer._id.toHexString(),
        ...(hours !== undefined && { ownPasswordAt: hoursAgo(hours) }),
      });
      expect(obstacle(owner, issuer)).toMatch(expected);
      expect(obstacle(issuer, owner)).toMatch(expected);
    },
  );

  it('should block only the enabled admin when the asker enabled the account', () => {
    const enabler = admin({ name: 'Ravi Das' });
    const enabled = admin({ enabledBy: enabler._id.toHexString() });
    expect(obstacle(enabled, enabler)).toContain('Ravi Das enabled your account again');
    expect(obstacle(enabler, enabled)).toBe('');
    expect(obstacle(enabled, admin())).toBe('');
  });

  it('should not name the asker when the database has no such admin', () => {
    const askerId = new Types.ObjectId().toHexString();
    expect(obstacleTo(admin({ addedBy: askerId }), askerId, byId(), now)).toContain('The requesting admin');
  });

  it.each([
    [undefined, /Ravi Das issued your password and that of/],
    [23.9, /Ravi Das issued your password and that of/],
    [24, /^$/],
  ])('should block two admins whose passwords one admin issued, replaced %p hours ago', (hours, expected) => {
    const issuer = admin({ name: 'Ravi Das' });
    const [one, other] = [issuedBy(issuer), issuedBy(issuer, hours)];
    expect(obstacle(one, other, issuer)).toMatch(expected);
    expect(obstacle(other, one, issuer)).toMatch(expected);
  });

  it('should follow a chain of issued passwords', () => {
    const first = admin();
    const second = issuedBy(first);
    const third = issuedBy(second);
    expect(obstacle(third, first, second)).toContain('issued your password');
    expect(obstacle(first, third, second)).toContain('You issued the password');
    expect(obstacle(third, first, { ...second, ownPasswordAt: hoursAgo(24) })).toBe('');
  });

  it('should end when two admins issued passwords to each other', () => {
    const [one, other] = [admin(), admin()];
    const id = (of: Confirmer) => of._id.toHexString();
    const both = [
      { ...one, passwordIssuedBy: id(other) },
      { ...other, passwordIssuedBy: id(one) },
    ] as const;
    expect(obstacle(...both)).toContain('issued your password');
  });
});
