import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { versionOf } from '../../../platform/database/versioned.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import {
  AppVersionQuery,
  AppVersionSetting,
  AppVersionVerdict,
  SetAppVersionsDto,
} from './app-version.dto.js';
import { AppVersionService } from './app-version.service.js';
import type { AppVersion } from './app-version.schema.js';

const AppVersionsResponse = responseOf('AppVersionsResponse', { details: AppVersionSetting });
const AppVersionVerdictResponse = responseOf('AppVersionVerdictResponse', { details: AppVersionVerdict });

const HEADER = 'x-app-version';
const VERSION = /^\d{1,5}(\.\d{1,5}){0,3}$/;

const toAppVersions = ({ minimum, latest, version }: AppVersion): AppVersionSetting => ({
  minimum,
  latest,
  version: versionOf({ version }),
});

@ApiTags('settings')
@Controller('admin/appversion')
export class AppVersionSettingController {
  constructor(private readonly versions: AppVersionService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'settings.read',
    summary: 'Read the minimum and latest app version',
    response: AppVersionsResponse,
  })
  async fetchAppVersions() {
    return { details: toAppVersions(await this.versions.read()) };
  }

  @Endpoint('POST', '', {
    roles: ['admin'],
    right: 'settings.write',
    summary: 'Set the minimum and latest app version',
    response: AppVersionsResponse,
    message: 'App versions saved',
    errors: ['VERSION_CONFLICT'],
  })
  async setAppVersions(@Body() { versionSeen, ...versions }: SetAppVersionsDto) {
    const seen = { version: versionSeen, show: toAppVersions };
    return { details: toAppVersions(await this.versions.set(versions, seen)) };
  }
}

/** The version check that the app makes at its start, before sign-in. */
@ApiTags('app')
@Controller('app/version')
export class AppVersionController {
  constructor(private readonly versions: AppVersionService) {}

  @Endpoint('GET', '', {
    roles: ['public'],
    summary: 'Check whether an app version must update, by `version` or the header X-App-Version',
    response: AppVersionVerdictResponse,
  })
  async checkAppVersion(
    @Query() { version }: AppVersionQuery,
    @CurrentHttpContext() { request }: HttpContext,
  ) {
    const header = request.get(HEADER)?.trim() ?? '';
    return { details: await this.versions.judge(version || (VERSION.test(header) ? header : '')) };
  }
}
