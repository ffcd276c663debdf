import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.js';
import { pageOf } from '../../http/list-query.js';
import { listResponseOf } from '../../http/response.js';
import { SignInEntry, SignInQuery, toSignInEntry } from './sign-in.dto.js';
import { SignInsService } from './sign-ins.service.js';

const SignInListResponse = listResponseOf('SignInListResponse', { details: [SignInEntry], partial: Boolean });

/** The sign-in history of all staff, for the platform admin. */
@ApiTags('sign-ins')
@Controller('admin/signins')
export class SignInsController {
  constructor(private readonly signIns: SignInsService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'signins.read',
    summary: 'List the events of the sign-in of staff of the last 365 days, newest first',
    description: '`partial`: more accounts match the search than were searched.',
    response: SignInListResponse,
    list: {
      names: ['sign-ins'],
      rows: 20,
      without: { live: 'The list is read anew when its screen opens.' },
    },
  })
  async listSignIns(@Query() query: SignInQuery) {
    const { records, ...counts } = await this.signIns.list(query, pageOf(query));
    return { details: records.map(toSignInEntry), ...counts };
  }
}
