import { addressKey, addressOf, siteKey } from './address.js';

describe('addressOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['<script>alert(1)</script>', ''],
    ['203.0.113.9:51000', ''],
    ['unknown', ''],
    ['', ''],
  ])('should read %p as %p', (ip, address) => {
    expect(addressOf({ ip })).toBe(address);
  });

  it('should return an empty text when the connection is gone', () => {
    expect(addressOf({ ip: undefined })).toBe('');
  });
});

describe('addressKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('should count %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it.each(['', 'unknown', '<b>', '1.2.3', '203.0.113.9, 10.0.0.1'])(
    'should use one shared key for %p when the text is not an address',
    (address) => {
      expect(addressKey(address)).toBe('unknown');
    },
  );
});

describe('siteKey', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['203.0.113.9', undefined],
    ['::ffff:203.0.113.9', undefined],
    ['unknown', undefined],
  ])('should count %s as %s', (address, key) => {
    expect(siteKey(address)).toBe(key);
  });
});
