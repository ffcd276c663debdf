import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { AppVersionQuery, AppVersions, AppVersionVerdict, SetAppVersionsDto } from './app-version.dto.js';
import { AppVersionService } from './app-version.service.js';
import type { AppVersion } from './app-version.schema.js';

const AppVersionsResponse = responseOf('AppVersionsResponse', { details: AppVersions });
const AppVersionVerdictResponse = responseOf('AppVersionVerdictResponse', { details: AppVersionVerdict });

const HEADER = 'x-app-version';
const VERSION = /^\d{1,5}(\.\d{1,5}){0,3}$/;

const toAppVersions = ({ minimum, latest }: AppVersion): AppVersions => ({ minimum, latest });

@ApiTags('settings')
@Controller('admin/appversion')
export class AppVersionSettingController {
  constructor(private readonly versions: AppVersionService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    summary: 'Read the minimum and latest app version',
    response: AppVersionsResponse,
  })
  async fetchAppVersions() {
    return { details: toAppVersions(await this.versions.read()) };
  }

  @Endpoint('POST', '', {
    roles: ['admin'],
    summary: 'Set the minimum and latest app version',
    response: AppVersionsResponse,
    message: 'App versions saved',
  })
  async setAppVersions(@Body() versions: SetAppVersionsDto) {
    return { details: toAppVersions(await this.versions.set(versions)) };
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
