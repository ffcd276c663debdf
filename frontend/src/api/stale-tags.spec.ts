import { staleAfter } from './stale-tags';

describe('staleAfter', () => {
  it('should return the stale tags when a mutation affects other slices', () => {
    expect(staleAfter('deleteVideo', { id: '1' })).toEqual(['audit', 'moderation']);
    expect(staleAfter('addBanner', {})).toEqual(['audit']);
    expect(staleAfter('keepList', {})).toEqual([]);
    expect(staleAfter('changeBdPassword', {})).toEqual(['audit', 'auth', 'staff-sessions', 'sign-ins']);
  });

  it("should return the catalogue's tag when the argument names a catalogue", () => {
    expect(staleAfter('moveRecord', { moveRecordDto: { kind: 'plans', id: '1', place: 2 } })).toEqual([
      'audit',
      'plans',
    ]);
    const used = { deleteUsedRecordDto: { kind: 'live-gift-categories', id: '1', moveTo: '2' } };
    expect(staleAfter('deleteUsedRecord', used)).toEqual([
      'audit',
      'live-gift-categories',
      'users',
      'live-gifts',
    ]);
    expect(staleAfter('importCatalogue', { importDto: { kind: 'live-gifts' } })).toEqual([
      'audit',
      'live-gifts',
    ]);
  });
});
