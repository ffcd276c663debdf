import type { Page } from '@playwright/test';

export interface PasskeyDevice {
  /** Whether it recognizes who uses it. A device that does not refuses, as after a cancelled question. */
  recognize: (recognizes: boolean) => Promise<unknown>;
}

/** Gives the browser of a page a device for passkeys that answers by itself. */
export async function addPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognize: (isUserVerified) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
