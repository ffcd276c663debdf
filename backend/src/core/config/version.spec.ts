import { VERSION, versionOfBuild } from './version.js';

describe('versionOfBuild', () => {
  it('should be the version, with the short hash of a commit in brackets if the build knows it', () => {
    expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
    expect(versionOfBuild().replace(/ \([0-9a-f]{7}\)$/, '')).toBe(VERSION);
  });
});
