import type { Call } from '../test/support/document.js';

export interface Tokens {
  of(role: string): Promise<string | undefined>;
  /** Reports that this token is no longer accepted. */
  renew(role: string, token: string): void;
}
export interface Faults {
  count: number;
  samples: {
    what: string;
    request: { kind: string; method: string; path: string; as: string | undefined };
  }[];
}

export class Attack {
  constructor(options: {
    url: string;
    random: object;
    document: object;
    tokens: Tokens;
    connections: number;
    hidden?: string[];
    isGone?: () => boolean;
  });
  readonly calls: Call[];
  readonly faults: Map<string, Faults>;
  readonly succeeded: Set<string>;
  readonly sent: number;
  prepare(): Promise<void>;
  run(requests: number, stopped: () => boolean): Promise<void>;
  close(): void;
}
