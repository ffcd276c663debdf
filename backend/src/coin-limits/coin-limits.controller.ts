import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer } from '../api/answer.js';
import { Endpoint } from '../api/endpoint.js';
import { CoinLimits, SetCoinLimitsDto, toCoinLimits } from './coin-limits.dto.js';
import { CoinLimitsService } from './coin-limits.service.js';

const CoinLimitsAnswer = answer('CoinLimitsAnswer', { details: CoinLimits });

@ApiTags('coin-limits')
@Controller('admin/coinlimits')
export class CoinLimitsController {
  constructor(private readonly limits: CoinLimitsService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    summary: 'Read above which amounts a second admin has to agree',
    answers: CoinLimitsAnswer,
  })
  async fetchCoinLimits() {
    return { details: toCoinLimits(await this.limits.read()) };
  }

  @Endpoint('POST', '', {
    roles: ['admin'],
    summary: 'Set above which amounts a second admin has to agree',
    answers: CoinLimitsAnswer,
    says: 'Limits saved',
  })
  async setCoinLimits(@Body() limits: SetCoinLimitsDto) {
    return { details: toCoinLimits(await this.limits.set(limits)) };
  }
}
