// A form whose connection breaks off in the middle of its file.
import { request as httpRequest } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actor, TestApp } from '../support/app.js';
import { until } from '../support/until.js';

interface BrokenForm {
  method?: string;
  path: string;
  /** The text fields before the file. */
  fields?: Record<string, string>;
  /** The file field, and how many bytes its form declares. */
  field: string;
  bytes: number;
}

/** Sends a half of the form, waits until the server writes the file, and closes the connection. */
export async function breakOff(
  app: TestApp,
  { accessToken }: Pick<Actor, 'accessToken'>,
  { method = 'POST', path, fields = {}, field, bytes }: BrokenForm,
): Promise<void> {
  const sent = httpRequest(`${app.url}/api/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${accessToken}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(bytes),
    },
  });
  sent.on('error', () => undefined);
  const head = (name: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  for (const [name, value] of Object.entries(fields)) sent.write(`${head(name)}${value}\r\n`);
  sent.write(head(field, '; filename="file.bin"'));
  sent.write(Buffer.alloc(Math.floor(bytes / 2), 7));
  await until(async () => (await readdir(join(app.dataDir, 'incoming')).catch(() => [])).length > 0);
  sent.destroy();
}
