import { ApiSchema } from '@nestjs/swagger';
import { Int, Optional, SearchText, Text } from '../../http/fields.js';
import { Shows, ShowsId, ShowsImage, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { CATALOGUE_KINDS, type CatalogueKind } from '../catalogues/registry/catalogue-list.js';
import { FOUND_KINDS, FOUND_STATES, type FoundKind, type FoundState } from './search-kinds.js';

const MOST_OF_A_KIND = 20;

export class SearchQuery {
  @SearchText(100, {
    description: 'Part of a name or code (case-insensitive), a phone number in any spelling, or an _id',
    example: '+91 98765 43210',
  })
  search: string;
  @Optional()
  @Text(200, {
    description: 'Kinds to search, separated by commas; omitted: all that the role finds',
    example: 'user,host',
  })
  kinds?: string;
  @Optional()
  @Int(1, MOST_OF_A_KIND, { description: 'Most records of a kind; omitted: 5', example: 5 })
  limit?: number;
}

/** A record that the search found, with what a link to its screen needs. */
@ApiSchema({ name: 'FoundRecord' })
export class FoundRecordDto {
  @Shows({ enum: FOUND_KINDS, enumName: 'FoundKind' }) kind: FoundKind;
  @ShowsId() _id: string;
  @ShowsText('Username, name or title', 'anita.sharma') title: string;
  @ShowsText("Further names and codes, '' if there are none", 'Anita Sharma') subtitle: string;
  @Shows({ enum: FOUND_STATES, enumName: 'FoundState', description: "'' without a state worth showing" })
  state: FoundState;
  @ShowsImage("Path below /api, '' if there is none") image: string;
  @ShowsText(
    "_id of the user of a host or withdrawal, or of the pack of a VIP item; otherwise ''",
    '66f0c0ffee00000000000001',
  )
  parent: string;
  @Shows({
    enum: CATALOGUE_KINDS,
    enumName: 'CatalogueKind',
    required: false,
    description: 'The catalogue of a catalogue record',
  })
  catalogue?: CatalogueKind;
  @Shows({ type: String, required: false, description: '_id of the agency of a host' }) agency?: string;
  @Shows({ type: 'integer', required: false, description: 'The coins of a withdrawal or transfer' })
  coins?: number;
  @ShowsTime('When the record was made') createdAt: string;
}

const kinds = (description: string) =>
  Shows({ enum: FOUND_KINDS, enumName: 'FoundKind', isArray: true, description });

/** What a search found. */
export class FoundRecords {
  @Shows({
    type: () => [FoundRecordDto],
    description: 'By kind; within a kind, an exact username first, then the newest first',
  })
  results: FoundRecordDto[];
  @kinds('Kinds with further records') more: FoundKind[];
  @kinds('Kinds that were not searched in time') incomplete: FoundKind[];
}
