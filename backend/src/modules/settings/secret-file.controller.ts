import { Body, Controller, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addressOf } from '../../core/address.js';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Admin } from '../staff/admins/admin.schema.js';
import { InjectStaff, type Staff } from '../staff/shared/staff.js';
import { responseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { fieldError } from '../../core/errors.js';
import { CurrentHttpContext, type HttpContext } from '../../http/http-context.js';
import { IdDto } from '../../http/id.dto.js';
import { LoginThrottle } from '../../platform/access/login-throttle.js';
import {
  changedOnly,
  masked,
  RevealedSecret,
  RevealSecretDto,
  Secrets,
  UpdateSecretsDto,
} from './secret-file.dto.js';
import { SecretSettingsService } from './secret-settings.service.js';

const SecretListResponse = responseOf('SecretListResponse', { details: [Secrets] });
const SecretsResponse = responseOf('SecretsResponse', { details: Secrets });
const RevealedSecretResponse = responseOf('RevealedSecretResponse', { details: RevealedSecret });

/** API keys of external services, shown masked. Revealing a key requires the admin's password and is audited. */
@ApiTags('settings')
@Controller('admin/secretfile')
export class SecretFileController {
  constructor(
    private readonly secrets: SecretSettingsService,
    @InjectStaff(Admin) private readonly admins: Staff<'admin', Admin>,
    private readonly throttle: LoginThrottle,
  ) {}

  @Header('Cache-Control', 'no-store')
  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'secrets.read',
    summary: 'Read the keys, masked except for the last four characters: a list of one',
    response: SecretListResponse,
  })
  async fetchSecrets() {
    return { details: [masked(await this.secrets.record())] };
  }

  @Endpoint('PUT', ':id', {
    roles: ['admin'],
    right: 'secrets.write',
    stepUp: true,
    summary: "Change keys; an unchanged mask keeps its key, '' removes it",
    response: SecretsResponse,
    message: 'Secret keys updated',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  })
  async updateSecrets(@Param() { id }: IdDto, @Body() { versionSeen, ...given }: UpdateSecretsDto) {
    const seen = { version: versionSeen, show: masked };
    const { secrets } = await this.secrets.seenRecord(id, seen);
    return { details: masked(await this.secrets.set(id, changedOnly(given, secrets), seen)) };
  }

  @Header('Cache-Control', 'no-store')
  @Endpoint('POST', 'reveal', {
    roles: ['admin'],
    right: 'secrets.read',
    summary: 'Read one key in full; requires the password',
    response: RevealedSecretResponse,
    message: 'Key shown. This access has been logged',
    errors: ['RATE_LIMITED'],
  })
  async revealSecret(
    @CurrentCaller() caller: Caller,
    @Body() { name, password }: RevealSecretDto,
    @CurrentHttpContext() { request }: HttpContext,
  ) {
    await this.throttle.guard(`reveal:${caller.id}`, addressOf(request), async () => {
      if (!(await this.admins.passwords.isOwn(caller, password))) {
        throw fieldError('password', 'The password is wrong');
      }
    });
    return { details: { name, value: await this.secrets.reveal(name) } };
  }
}
