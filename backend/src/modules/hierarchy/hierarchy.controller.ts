import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, listResponseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { type Page, pageOf } from '../../http/list-query.js';
import {
  HierarchyCoins,
  HierarchyCoinsQuery,
  HierarchyHit,
  HierarchyLevelQuery,
  HierarchyNode,
  HierarchyNodeQuery,
  HierarchySearchQuery,
  HostsMoveEffect,
  MoveDto,
  MoveEffect,
  MoveHostsDto,
  Unattached,
} from './hierarchy.dto.js';
import { AgencyHosts } from './agency-hosts.service.js';
import { MovesService } from './moves.service.js';
import { TreeSearch } from './tree-search.js';
import { TreeService } from './tree.service.js';

const HierarchyLevelResponse = listResponseOf('HierarchyLevelResponse', { details: [HierarchyNode] });
const HierarchyCoinsResponse = responseOf('HierarchyCoinsResponse', { details: [HierarchyCoins] });
const HierarchyNodeResponse = responseOf('HierarchyNodeResponse', { details: HierarchyNode });
const HierarchyHitsResponse = responseOf('HierarchyHitsResponse', { details: [HierarchyHit] });
const UnattachedResponse = responseOf('UnattachedResponse', { details: Unattached });
const MoveEffectResponse = responseOf('MoveEffectResponse', { details: MoveEffect });
const HostsMoveEffectResponse = responseOf('HostsMoveEffectResponse', { details: HostsMoveEffect });

/** Limits a level to pages of at most 100 nodes, even if the request asks for no page. */
const levelPage = (query: HierarchyLevelQuery | HierarchyCoinsQuery): Page => {
  const { page, limit } = pageOf(query, 50);
  return { page, limit: Math.min(limit, 100) };
};

/** Reads the tree of BDs, agency admins, agencies and hosts, and moves its nodes. */
@ApiTags('hierarchy')
@Controller('admin/hierarchy')
export class HierarchyController {
  constructor(
    private readonly tree: TreeService,
    private readonly search: TreeSearch,
    private readonly moves: MovesService,
    private readonly agencyHosts: AgencyHosts,
  ) {}

  @Endpoint('GET', 'level', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'List one level of the tree, each node with the counts below it',
    response: HierarchyLevelResponse,
  })
  async listHierarchyLevel(@Query() query: HierarchyLevelQuery) {
    const { records, ...counts } = await this.tree.level(query, levelPage(query));
    return { details: records, ...counts };
  }

  @Endpoint('GET', 'coins', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'Sum the earnings below each node of a level',
    response: HierarchyCoinsResponse,
  })
  async sumHierarchyCoins(@Query() query: HierarchyCoinsQuery) {
    return { details: await this.tree.coins(query, levelPage(query)) };
  }

  @Endpoint('GET', 'node', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'Read one node of the tree',
    response: HierarchyNodeResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchHierarchyNode(@Query() { kind, id }: HierarchyNodeQuery) {
    return { details: await this.tree.node(kind, id) };
  }

  @Endpoint('GET', 'unattached', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'Count the accounts whose parent is deleted',
    response: UnattachedResponse,
  })
  async countUnattached() {
    return { details: await this.tree.unattached() };
  }

  @Endpoint('GET', 'search', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'Find nodes of every kind by name or code, with their paths',
    description: 'The first ten of each kind.',
    response: HierarchyHitsResponse,
  })
  async searchHierarchy(@Query() { search }: HierarchySearchQuery) {
    return { details: await this.search.find(search) };
  }

  @Endpoint('POST', 'preview', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'Preview the effect of a move',
    response: MoveEffectResponse,
    readOnly: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  })
  async previewMove(@Body() move: MoveDto) {
    return { details: await this.moves.preview(move) };
  }

  @Endpoint('POST', 'move', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Move agency admins to another BD, agencies to another agency admin, or hosts to another agency',
    response: MoveEffectResponse,
    touches: ['bd', 'agency-admin', 'agency', 'hosts', 'users'],
    message: 'Moved',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  })
  async moveInHierarchy(@Body() move: MoveDto) {
    return { details: await this.moves.move(move) };
  }

  @Endpoint('POST', 'previewhosts', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'Preview the move of all hosts of an agency',
    response: HostsMoveEffectResponse,
    readOnly: true,
    errors: ['NOT_FOUND'],
  })
  async previewHostsMove(@Body() move: MoveHostsDto) {
    return { details: await this.agencyHosts.preview(move) };
  }

  @Endpoint('POST', 'movehosts', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Move all hosts of an agency to another agency',
    description:
      'Moves applications in every state, in portions. What moved before a failure stays moved; the same call moves the rest.',
    response: HostsMoveEffectResponse,
    touches: ['agency', 'hosts', 'users'],
    message: 'Moved',
    errors: ['NOT_FOUND'],
  })
  async moveHostsOfAgency(@Body() move: MoveHostsDto) {
    return { details: await this.agencyHosts.move(move) };
  }
}
