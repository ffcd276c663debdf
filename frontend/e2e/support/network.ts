import type { CDPSession, Page } from '@playwright/test';

/** The network of a page: slow enough to stop an upload in its middle, or gone for new requests. */
export class Network {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Network> {
    return new Network(await page.context().newCDPSession(page));
  }

  /** Limits what the page sends to this many KB a second. */
  slow(kilobytes: number) {
    return this.set({ uploadThroughput: kilobytes * 1024 });
  }

  /** Refuses new requests. To break a running one, stop the server (outage.ts). */
  cut() {
    return this.set({ offline: true });
  }

  restore() {
    return this.set({});
  }

  private async set(limits: { offline?: boolean; uploadThroughput?: number }) {
    const none = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await this.session.send('Network.emulateNetworkConditions', { ...none, ...limits });
  }
}
