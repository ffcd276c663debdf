import { relyingPartyOf } from './relying-party.js';

describe('relyingPartyOf', () => {
  it.each([
    ['https://staff.example.com', 'staff.example.com', 'https://staff.example.com'],
    ['https://Staff.Example.com:8443/callboard', 'staff.example.com', 'https://staff.example.com:8443'],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
    ['http://panel.localhost:3000', 'panel.localhost', 'http://panel.localhost:3000'],
  ])('should be the host name and the origin of %s', (address, id, origin) => {
    expect(relyingPartyOf(address)).toEqual({ id, origin });
  });

  it.each([
    'http://127.0.0.1:3000',
    'https://192.0.2.7',
    'https://[2001:db8::7]',
    'http://0.0.0.0:3000',
    'http://staff.example.com',
  ])('should be nothing for %s', (address) => {
    expect(relyingPartyOf(address)).toBeUndefined();
  });
});
