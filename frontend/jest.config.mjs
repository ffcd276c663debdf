import base from '../jest.base.mjs';

export default { ...base, displayName: 'frontend', rootDir: 'src', testMatch: ['**/*.spec.ts'] };
