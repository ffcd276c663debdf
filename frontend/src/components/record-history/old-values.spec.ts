import type { AuditChange, AuditEntry } from '../../api/audit.gen';
import { oldValuesOf } from './old-values';

const change = (field: string, more: Partial<AuditChange> = {}): AuditChange => ({
  field,
  change: 'changed',
  value: 'text',
  before: `old ${field}`,
  after: `new ${field}`,
  ...more,
});
const entry = (changes: AuditChange[], action = 'gifts.update') => ({ action, changes }) as AuditEntry;
const FIELDS = ['name', 'coin', 'image', 'apiKey', 'about'];

describe('oldValuesOf', () => {
  it('should return the old values of the fields that the form has', () => {
    const changes = [change('name'), change('coin', { value: 'number', before: '5' }), change('version')];
    expect(oldValuesOf(entry(changes), FIELDS)).toEqual({ name: 'old name', coin: '5' });
  });

  it('should return an empty old value, which a save can send', () => {
    const changes = [change('about', { change: 'added', before: '' })];
    expect(oldValuesOf(entry(changes), FIELDS)).toEqual({ about: '' });
  });

  it('should leave out files, masked values and values that the log has cut', () => {
    const changes = [
      change('image', { value: 'file', before: 'uploads/gifts/a.webp' }),
      change('apiKey', { before: '••••' }),
      change('about', { before: `${'x'.repeat(1000)}…` }),
    ];
    expect(oldValuesOf(entry(changes), FIELDS)).toEqual({});
  });

  it.each(['gifts.add', 'bd.create', 'gifts.delete', 'gifts.restore', 'limits.ask', 'limits.refuse'])(
    'should return nothing for %s',
    (action) => {
      expect(oldValuesOf(entry([change('name')], action), FIELDS)).toEqual({});
    },
  );
});
