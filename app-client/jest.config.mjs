import base from '../jest.base.mjs';

export default { ...base, rootDir: import.meta.dirname, testMatch: ['<rootDir>/src/**/*.spec.ts'] };
