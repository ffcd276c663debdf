import type { Page, Request } from '@playwright/test';

/**
 * What may be broken off without anything being wrong: the stream of events is closed and opened anew when other topics are
 * wanted, a player breaks off once it knows how long its tune is, and a picture that moves is not fetched to its end when its
 * row goes, as it does when another test adds to the list. A status of 400 and above counts here too.
 */
const BROKEN_OFF = ['eventsource', 'media'];
const isBrokenOff = (request: Request) =>
  BROKEN_OFF.includes(request.resourceType()) ||
  (request.failure()?.errorText === 'net::ERR_ABORTED' &&
    new URL(request.url()).pathname.startsWith('/api/uploads/'));

/** What goes wrong behind a screen: errors in the console, exceptions, requests that fail. */
export class Trouble {
  private found: string[] = [];
  private readonly requests = new Set<Request>();
  /** Another screen is on its way: what the present one still asks for will be broken off. */
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
      // Leaving the screen before ended what that had still asked for.
      if (this.requests.has(request) && !isBrokenOff(request))
        this.found.push(`${request.failure()?.errorText ?? 'failed'} ${request.url()}`);
    });
  }

  /** From here on the next screen counts. */
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
