// A test double for Firebase Cloud Messaging and Google's token service, in the formats that their documentation shows:
// https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages/send, .../fcm/rest/v1/ErrorCode,
// https://developers.google.com/identity/protocols/oauth2/service-account#httprest
import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const PROJECT = 'callboard-tests';
const EMAIL = 'pusher@callboard-tests.iam.gserviceaccount.com';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A received message. */
export interface Push {
  token: string;
  notification: { title: string; body: string };
  data: Record<string, string>;
  android: { notification: { tag: string } };
}
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

export const accepted: Reply = {
  status: 200,
  body: { name: `projects/${PROJECT}/messages/0:1500415314455276%31bd1c9631bd1c96` },
};
/** A failure in the format of FCM; `errorCode` is FCM's own code besides Google's general status. */
export const refused = (code: number, status: string, errorCode?: string, headers = {}): Reply => ({
  status: code,
  headers,
  body: {
    error: {
      code,
      message: 'Requested entity was not found.',
      status,
      details: errorCode
        ? [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }]
        : [],
    },
  },
});

export class Fcm {
  readonly pushes: Push[] = [];
  /** The issued bearer tokens. */
  readonly bearers: string[] = [];
  /** The declared lifetime of the next bearer tokens, in seconds. */
  lifetime = 3599;
  reply: (push: Push) => Reply | Promise<Reply> = () => accepted;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<Fcm> {
    const fcm = new Fcm();
    await new Promise<void>((resolve) => fcm.server.listen(0, '127.0.0.1', resolve));
    return fcm;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The environment variables of an application that pushes through this test double. */
  get env() {
    const credentials = {
      type: 'service_account',
      project_id: PROJECT,
      private_key_id: 'f00d',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: EMAIL,
      token_uri: `${this.url}/token`,
    };
    return { FCM_CREDENTIALS: JSON.stringify(credentials), FCM_URL: this.url };
  }

  /** The tokens that received a push, sorted. */
  get tokens(): string[] {
    return this.pushes.map(({ token }) => token).sort();
  }

  reset(): void {
    this.pushes.length = 0;
    this.reply = () => accepted;
    this.lifetime = 3599;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const reply = request.url === '/token' ? this.grant(body) : await this.take(request, body);
    response.writeHead(reply.status, { 'Content-Type': 'application/json; charset=UTF-8', ...reply.headers });
    response.end(JSON.stringify(reply.body));
  }

  private grant(body: string): Reply {
    const form = new URLSearchParams(body);
    const [header = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const signed = createVerify('RSA-SHA256')
      .update(`${header}.${claims}`)
      .verify(publicKey, signature, 'base64url');
    const { iss, scope, aud, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const isRight =
      signed &&
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      iss === EMAIL &&
      scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
      aud === `${this.url}/token` &&
      Number(exp) - Number(iat) <= 3600;
    if (!isRight) return { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid JWT' } };
    const bearer = `ya29.${this.bearers.length}`;
    this.bearers.push(bearer);
    return { status: 200, body: { access_token: bearer, expires_in: this.lifetime, token_type: 'Bearer' } };
  }

  private async take({ url, headers }: IncomingMessage, body: string): Promise<Reply> {
    if (headers.authorization !== `Bearer ${this.bearers.at(-1)}`) return refused(401, 'UNAUTHENTICATED');
    if (url !== `/v1/projects/${PROJECT}/messages:send`) return refused(404, 'NOT_FOUND');
    const { message } = JSON.parse(body) as { message: Push };
    this.pushes.push(message);
    return this.reply(message);
  }
}
