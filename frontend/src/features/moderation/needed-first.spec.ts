import { neededFirst } from './needed-first';

describe('neededFirst', () => {
  const cases = [
    { verdict: 'approve', unseen: true, reason: '', needed: { look: 'approve' } },
    { verdict: 'approve', unseen: false, reason: '', needed: undefined },
    { verdict: 'reject', unseen: true, reason: '', needed: { look: 'reject' } },
    { verdict: 'reject', unseen: true, reason: 'Violence', needed: { look: 'reject' } },
    { verdict: 'reject', unseen: false, reason: '', needed: 'reason' },
    { verdict: 'reject', unseen: false, reason: 'Violence', needed: undefined },
    { verdict: 'delete', unseen: true, reason: '', needed: undefined },
    { verdict: 'delete', unseen: false, reason: '', needed: undefined },
  ] as const;

  it.each(cases)(
    'should return $needed when the verdict is $verdict, unseen is $unseen and the reason is "$reason"',
    ({ verdict, unseen, reason, needed }) => {
      expect(neededFirst(verdict, { unseen, reason })).toEqual(needed);
    },
  );
});
