import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { responseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { FirstSteps } from './first-steps.dto.js';
import { FirstStepsService } from './first-steps.service.js';

const FirstStepsResponse = responseOf('FirstStepsResponse', { details: FirstSteps });

/** The setup checklist on the dashboard of a new installation. */
@ApiTags('first-steps')
@Controller('admin/first-steps')
export class FirstStepsController {
  constructor(private readonly steps: FirstStepsService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'settings.read',
    summary: 'Read which setup steps are done',
    response: FirstStepsResponse,
  })
  async fetchFirstSteps(@CurrentCaller() { id }: Caller) {
    return { details: await this.steps.read(id) };
  }
}
