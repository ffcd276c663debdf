import config from '@payload-config';
import { NotFoundPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';

export default function NotFound(asked) {
  return NotFoundPage({ config, importMap, ...asked });
}
