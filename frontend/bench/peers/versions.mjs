// The exact versions of the peers' packages. The packages below them are those of the day BEFORE.

/** npm installs no version that is younger than this day. */
export const BEFORE = '2026-11-29';

export const VERSIONS = {
  adminjs: {
    adminjs: '7.8.17',
    '@adminjs/express': '6.1.1',
    '@adminjs/mongoose': '4.1.0',
    bcrypt: '6.0.0',
    'connect-mongo': '6.0.0',
    express: '4.21.2',
    'express-formidable': '1.2.0',
    'express-session': '1.19.0',
    mongoose: '8.24.10',
    tslib: '2.9.1',
  },
  payload: {
    payload: '3.90.2',
    '@payloadcms/db-mongodb': '3.90.2',
    '@payloadcms/next': '3.90.2',
    '@payloadcms/ui': '3.90.2',
    graphql: '16.15.0',
    next: '16.4.6',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  'react-admin': {
    'react-admin': '5.15.4',
    'ra-data-simple-rest': '5.15.3',
    '@vitejs/plugin-react': '6.3.0',
    bcrypt: '6.0.0',
    express: '4.21.2',
    'express-session': '1.19.0',
    // With React 19.2 and 19.3, the sign-in form of this version appears only after eleven seconds.
    react: '18.3.1',
    'react-dom': '18.3.1',
    vite: '8.3.8',
  },
  // No product: the floor of a panel that is built with this product's components.
  mantine: {
    '@mantine/core': '9.7.4',
    '@mantine/hooks': '9.7.4',
    '@vitejs/plugin-react': '6.3.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
    vite: '8.3.8',
  },
};
