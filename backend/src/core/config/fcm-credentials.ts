import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The fields used from the key file of a Google service account. */
export interface FcmCredentials {
  projectId: string;
  clientEmail: string;
  privateKey: string;
  privateKeyId: string;
  tokenUri: string;
}

const GOOGLE = 'https://oauth2.googleapis.com/token';

/**
 * Reads a key file, given as JSON or as a file path. Returns a description of the problem when the key file is invalid.
 */
export function readFcmCredentials(value: string): FcmCredentials | string {
  const file = textOf(value);
  if (file === undefined) return 'must be JSON or the path of a readable file';
  const fields = parsed(file);
  if (!fields) return 'must be a JSON object';
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey } = fields;
  if (!projectId || !clientEmail || !privateKey) {
    const missing = ['project_id', 'client_email', 'private_key'].filter((name) => !fields[name]);
    return `has no ${missing.join(', ')}: it must be the key file of a service account`;
  }
  const tokenUri = fields.token_uri ?? GOOGLE;
  if (!URL.canParse(tokenUri)) return 'has a token_uri that is not an address';
  if (!isPrivateKey(privateKey)) return 'has an unreadable private_key';
  return {
    projectId,
    clientEmail,
    privateKey,
    privateKeyId: fields.private_key_id ?? '',
    tokenUri,
  };
}

function textOf(value: string): string | undefined {
  if (value.startsWith('{')) return value;
  try {
    return readFileSync(value, 'utf8');
  } catch {
    return undefined;
  }
}

function parsed(text: string): Record<string, string | undefined> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const texts = Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return undefined;
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
