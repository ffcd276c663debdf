// The rows of contract/endpoints.mjs, as typed data. The folder holds plain JavaScript that is also used outside this repository.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BACKEND } from './document.js';

export interface ContractRow {
  method: string;
  /** Under /api. */
  path: string;
  /** `role` or `role*`, or `public`. */
  roles: string[];
  kind: 'none' | 'query' | 'json' | 'form' | 'multipart';
  /** `name`, `name?` when the field is optional, `name@` when the field is a file. */
  fields: string[];
  /** Keys of the answer besides success and message. */
  returns: string[];
  /** Query parameters in addition to a body are written as `?name=`. */
  note: string;
}

export const CONTRACT = join(BACKEND, 'contract');

export async function contractRows(): Promise<ContractRow[]> {
  const { endpoints } = (await import(pathToFileURL(join(CONTRACT, 'endpoints.mjs')).href)) as {
    endpoints: ContractRow[];
  };
  return endpoints;
}
