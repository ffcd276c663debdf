import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiNotModified, markCacheable } from '../../../http/cacheable.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { responseOf } from '../../../http/response.js';
import { SecretSettingsService } from '../../settings/secret-settings.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { AppSettings } from './app-settings.dto.js';

const AppSettingsResponse = responseOf('AppSettingsResponse', { details: AppSettings });

@ApiTags('app')
@ApiNotModified()
@Controller('app/settings')
export class AppSettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly secrets: SecretSettingsService,
  ) {}

  @Endpoint('GET', '', {
    roles: ['public'],
    summary:
      'Read the settings of the app: live time, family image and the ids of services that may be public',
    response: AppSettingsResponse,
  })
  async readAppSettings(@CurrentHttpContext() { response }: HttpContext): Promise<{ details: AppSettings }> {
    const [liveTime, family, publishable] = await Promise.all([
      this.settings.liveTime(),
      this.settings.familyImage(),
      this.secrets.publishable(),
    ]);
    const details = {
      liveDays: liveTime.days,
      liveMinutes: liveTime.time,
      familyCount: family.count,
      familyImage: family.image,
      agoraAppId: publishable.agoraId,
      googleClientId: publishable.googleClientId,
      stripePublishableKey: publishable.stripePublishableKey,
    };
    markCacheable(response, details);
    return { details };
  }
}
