import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import {
  FamilyImageDto,
  LiveTimeDto,
  toFamilyImage,
  toLiveTime,
  UpdateFamilyImageDto,
  UpdateLiveTimeDto,
} from './setting.dto.js';
import { SettingsService } from './settings.service.js';

const FamilyImageListResponse = responseOf('FamilyImageListResponse', { details: [FamilyImageDto] });
const FamilyImageResponse = responseOf('FamilyImageResponse', { details: FamilyImageDto });
const LiveTimeResponse = responseOf('LiveTimeResponse', { details: LiveTimeDto });
const LiveTimeUpdateResponse = responseOf('LiveTimeUpdateResponse', { data: LiveTimeDto });

@ApiTags('settings')
@Controller('admin')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Endpoint('GET', 'familyImage/image', {
    roles: ['admin'],
    right: 'settings.read',
    summary: 'Read the family image and count, as a list with one record',
    response: FamilyImageListResponse,
  })
  async fetchFamilyImage() {
    return { details: [toFamilyImage(await this.settings.familyImage())] };
  }

  @Endpoint('POST', 'familyImage/update', {
    roles: ['admin'],
    right: 'settings.write',
    summary: 'Change the family image or count; blank fields stay unchanged',
    response: FamilyImageResponse,
    message: 'Family details updated successfully',
    form: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateFamilyImage(@Query() { id }: IdDto, @Body() { versionSeen, ...fields }: UpdateFamilyImageDto) {
    const seen = { version: versionSeen, show: toFamilyImage };
    return { details: toFamilyImage(await this.settings.updateFamilyImage(id, fields, seen)) };
  }

  @Endpoint('GET', 'livetime/getlivetime', {
    roles: ['admin'],
    right: 'settings.read',
    summary: 'Read the live time',
    response: LiveTimeResponse,
  })
  async fetchLiveTime() {
    return { details: toLiveTime(await this.settings.liveTime()) };
  }

  @Endpoint('PUT', 'livetime/editlivetime', {
    roles: ['admin'],
    right: 'settings.write',
    summary: 'Change the live time; without a body returns the record unchanged',
    response: LiveTimeUpdateResponse,
    touches: ['earnings'],
    message: 'Live time updated',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  })
  async updateLiveTime(@Query() { id }: IdDto, @Body() { versionSeen, ...fields }: UpdateLiveTimeDto) {
    const seen = { version: versionSeen, show: toLiveTime };
    return { data: toLiveTime(await this.settings.updateLiveTime(id, fields, seen)) };
  }
}
