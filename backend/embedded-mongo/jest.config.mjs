import base from '../../jest.base.mjs';

export default {
  ...base,
  displayName: 'embedded-mongo',
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  globalSetup: '<rootDir>/test/build.mjs',
  testTimeout: 60_000,
};
