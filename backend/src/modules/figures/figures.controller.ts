import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Scope } from '../../core/scope.js';
import { Endpoint } from '../../http/endpoint.js';
import { responseOf } from '../../http/response.js';
import { FigureQueryDto, FigureSeriesDto } from './figures.dto.js';
import { FiguresService } from './figures.service.js';

const FiguresResponse = responseOf('FiguresResponse', { details: FigureSeriesDto });

@ApiTags('figures')
@Controller('figures')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Endpoint('GET', '', {
    roles: ['admin', 'bd*', 'agencyadmin*', 'agency*', 'coin*'],
    right: 'figures.read',
    summary: 'Read a measure over time, within the scope of the caller',
    description:
      'Days are days of the installation. Agencies, agency admins and BDs read applications and live measures of the agencies in their scope, coin agencies what they sold, received and got back. Another measure fails with FORBIDDEN. An owner outside of the scope has no figures.',
    response: FiguresResponse,
  })
  async readFigures(@CurrentCaller() caller: Caller, @Query() { by = 'day', ...query }: FigureQueryDto) {
    return { details: await this.figures.read(Scope.of(caller), { ...query, by }) };
  }
}
