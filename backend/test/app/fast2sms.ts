// A test double for Fast2SMS, in the format that its documentation shows: https://docs.fast2sms.com/reference/otp-message
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SealingService } from '../../src/platform/access/sealing.service.js';
import type { TestApp } from '../support/app.js';

export const SMS_KEY = 'key-of-the-tests';

export interface Sms {
  route: string;
  variables_values: string;
  numbers: string;
}

export class Fast2Sms {
  readonly sent: Sms[] = [];
  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<Fast2Sms> {
    const service = new Fast2Sms();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { url, headers } = request;
    response.setHeader('Content-Type', 'application/json');
    if (url !== '/dev/bulkV2' || headers.authorization !== SMS_KEY) {
      const message = 'Invalid Authentication, Check Authorization Key';
      response.writeHead(401).end(JSON.stringify({ return: false, status_code: 412, message }));
      return;
    }
    this.sent.push(JSON.parse(body) as Sms);
    response.end(
      JSON.stringify({ return: true, request_id: 'lwdtp7cjyqxvfe9', message: ['Message sent successfully'] }),
    );
  }
}

/** Sets the key of the SMS service, like the admin's screen; '' removes the key. */
export async function setSmsKey(app: TestApp, key: string): Promise<void> {
  const settings = app.connection.collection('secret-settings');
  const { _id } = (await settings.findOne({}))!;
  const name = `${_id.toHexString()}.apiKeyForFastSMS`;
  const seal = app.nest.get(SealingService).seal('secret-setting', name, key);
  await settings.updateOne({ _id }, { $set: { sealed: key ? { apiKeyForFastSMS: seal } : {} } });
}
