import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.js';
import { responseOf } from '../../http/response.js';
import { Shows } from '../../http/shown-fields.js';
import { DemoStates } from './demo-states.js';

class Demo {
  @Shows({ type: Boolean, description: 'Whether the history of the demo is still being filled in' })
  filling: boolean;
}
const DemoResponse = responseOf('DemoResponse', { details: Demo });

/** What the panels, and scripts that wait for a whole demo, learn of it. */
@ApiTags('demo')
@Controller('demo')
export class DemoController {
  constructor(private readonly states: DemoStates) {}

  @Endpoint('GET', '', {
    roles: ['public'],
    summary: 'Check whether the history of the demo is still being filled in',
    response: DemoResponse,
  })
  async fetchDemo() {
    return { details: { filling: (await this.states.progress()) === 'filling' } };
  }
}
