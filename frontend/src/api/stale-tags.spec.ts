import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staleAfter } from './stale-tags';

interface OpenApi {
  components: { schemas: { CatalogueKind: { enum: string[] } } };
  paths: Record<string, Record<string, { tags?: string[] }>>;
}

describe('staleAfter', () => {
  it('should return the stale tags when a mutation affects other slices', () => {
    expect(staleAfter('deleteVideo', { id: '1' })).toEqual(['audit', 'moderation']);
    expect(staleAfter('addBanner', {})).toEqual(['audit']);
    expect(staleAfter('keepList', {})).toEqual([]);
    expect(staleAfter('changeBdPassword', {})).toEqual(['audit', 'staff-sessions', 'sign-ins', 'auth']);
  });

  it("should return the catalogue's tag when the argument names a catalogue", () => {
    expect(staleAfter('moveRecord', { moveRecordDto: { kind: 'plans', id: '1', place: 2 } })).toEqual([
      'audit',
      'plans',
    ]);
    const used = { deleteUsedRecordDto: { kind: 'live-gift-categories', id: '1', moveTo: '2' } };
    expect(staleAfter('deleteUsedRecord', used)).toEqual(['audit', 'live-gift-categories', 'live-gifts']);
    expect(staleAfter('importCatalogue', { importDto: { kind: 'live-gifts' } })).toEqual([
      'audit',
      'live-gifts',
    ]);
  });

  it("should find a tag in the API when it is a catalogue's kind", () => {
    const file = join(import.meta.dirname, '../../../backend/openapi.json');
    const { components, paths } = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
    const tags = Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ tags = [] }) => tags));
    for (const kind of components.schemas.CatalogueKind.enum) expect(tags).toContain(kind);
  });
});
