import { Controller, Query } from '@nestjs/common';
import { ApiTags, IntersectionType } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { Envelope } from '../../http/response.js';
import { FoundRecords, SearchQuery } from './search.dto.js';
import { SearchService } from './search.service.js';

class SearchResponse extends IntersectionType(Envelope, FoundRecords) {}

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Endpoint('GET', '', {
    roles: ['admin', 'bd*', 'agencyadmin*', 'agency*', 'coin*'],
    right: 'own',
    summary: 'Search records of all kinds by name, code, phone or _id, within the scope of the caller',
    description:
      'Matches only fields that the role sees in full. BDs find their agency admins, agencies and hosts, agency admins their agencies and hosts, agencies their hosts, coin agencies their own sales. Deleted records are not found.',
    response: SearchResponse,
  })
  searchRecords(@CurrentCaller() caller: Caller, @Query() query: SearchQuery) {
    return this.search.find(caller, query);
  }
}
