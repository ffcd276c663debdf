import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';

export const generateMetadata = (asked) => generatePageMetadata({ config, ...asked });

export default function Page(asked) {
  return RootPage({ config, importMap, ...asked });
}
