import base from '../../jest.base.mjs';

export default { ...base, displayName: 'embedded-mongo', testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'] };
