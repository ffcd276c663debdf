import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.js';
import { responseOf } from '../../http/response.js';
import { SetTimeZoneDto, TimeZoneSetting } from './time-zone.dto.js';
import { TimeZoneService } from './time-zone.service.js';

const TimeZoneResponse = responseOf('TimeZoneResponse', { details: TimeZoneSetting });

@ApiTags('settings')
@Controller('admin/timezone')
export class TimeZoneController {
  constructor(private readonly timeZone: TimeZoneService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'settings.read',
    summary: 'Read the time zone of the installation',
    response: TimeZoneResponse,
  })
  async fetchTimeZone() {
    return { details: await this.timeZone.read() };
  }

  @Endpoint('PUT', '', {
    roles: ['admin'],
    right: 'admins.manage',
    summary: 'Set the time zone from the next day on; earlier days keep theirs',
    description: 'Only Owners. Fails while TIME_ZONE in the environment sets the zone.',
    response: TimeZoneResponse,
    message: 'Time zone saved',
    errors: ['VERSION_CONFLICT'],
    stepUp: true,
  })
  async setTimeZone(@Body() { zone, versionSeen }: SetTimeZoneDto) {
    return { details: await this.timeZone.set(zone, versionSeen) };
  }
}
