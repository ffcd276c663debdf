import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../core/config/env.js';
import { ENV } from '../../../platform/config/env.module.js';
import { SecretSettingsService } from '../../settings/secret-settings.service.js';
import { SmsSender } from './sms-sender.js';

const TIMEOUT = 15_000;
/** Fast2SMS expects Indian numbers without the country code. */
const INDIAN = /^91(\d{10})$/;

/** Sends codes by the OTP route of Fast2SMS (https://docs.fast2sms.com/reference/otp-message). */
@Injectable()
export class Fast2SmsSender extends SmsSender {
  constructor(
    private readonly settings: SecretSettingsService,
    @Inject(ENV) private readonly env: Pick<Env, 'fast2smsUrl'>,
  ) {
    super();
  }

  async isEnabled(): Promise<boolean> {
    return (await this.key()) !== '';
  }

  async sendCode(number: string, code: string): Promise<void> {
    const response = await fetch(`${this.env.fast2smsUrl}/dev/bulkV2`, {
      method: 'POST',
      headers: { authorization: await this.key(), 'Content-Type': 'application/json' },
      body: JSON.stringify({
        route: 'otp',
        variables_values: code,
        numbers: INDIAN.exec(number)?.[1] ?? number,
        flash: '0',
      }),
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    });
    const answer = (await response.json().catch(() => ({}))) as { return?: unknown; message?: unknown };
    if (response.ok && answer.return === true) return;
    const said = [answer.message].flat().filter((one) => typeof one === 'string');
    throw new Error(`Fast2SMS: ${said.join(', ') || `status ${response.status}`}`);
  }

  private async key(): Promise<string> {
    return (await this.settings.read()).apiKeyForFastSMS;
  }
}
