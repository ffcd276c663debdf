import type { Page, Request } from '@playwright/test';

/**
 * The resource types of requests that may be aborted without a fault. The event stream is closed and reopened when the
 * topics change, a player stops loading when it knows the duration, and the download of an animated picture is aborted
 * when its row disappears, for example because another test adds to the list. A status of 400 or above still counts as
 * a fault.
 */
const BROKEN_OFF = ['eventsource', 'media'];
const isBrokenOff = (request: Request) =>
  BROKEN_OFF.includes(request.resourceType()) ||
  (request.failure()?.errorText === 'net::ERR_ABORTED' &&
    new URL(request.url()).pathname.startsWith('/api/uploads/'));

/** Collects the faults of a page: console errors, exceptions and failed requests. */
export class Trouble {
  private found: string[] = [];
  private readonly requests = new Set<Request>();
  /** The page is navigating, which aborts the pending requests of the current screen. */
  private leaving = false;

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.found.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.found.push(`exception: ${error.message}`));
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.leave();
      if (!this.leaving) this.requests.add(request);
    });
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.leaving = false;
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.found.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // Ignores requests of the previous screen, which the navigation aborted.
      if (this.requests.has(request) && !isBrokenOff(request))
        this.found.push(`${request.failure()?.errorText ?? 'failed'} ${request.url()}`);
    });
  }

  /** Clears the faults before the next screen. */
  restart() {
    this.found = [];
    this.requests.clear();
  }

  private leave() {
    this.leaving = true;
    this.requests.clear();
  }

  get faults() {
    return this.found;
  }
}
