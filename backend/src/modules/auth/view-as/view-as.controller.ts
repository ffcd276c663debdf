import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { ViewAsDto, ViewAsResponse } from './view-as.dto.js';
import { ViewAsService } from './view-as.service.js';

@ApiTags('auth')
@Controller('auth')
export class ViewAsController {
  constructor(private readonly views: ViewAsService) {}

  @Endpoint('POST', 'view-as', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Look at the panel of another staff account for 30 minutes, without changing anything',
    description:
      'Opens a session of its own: reads answer as for the account, everything else answers 403. Ends an earlier view of the caller. ' +
      'Panels get a cookie and send `X-View` with the _id in addition to `X-Panel`; other clients get a token. POST auth/logout ends the view.',
    response: ViewAsResponse,
    message: 'The view is open',
    errors: ['NOT_FOUND', 'IN_USE'],
  })
  viewAs(@CurrentCaller() caller: Caller, @Body() view: ViewAsDto, @CurrentHttpContext() http: HttpContext) {
    return this.views.open(caller, view, http);
  }
}
