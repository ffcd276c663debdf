export interface Measured {
  probes: number;
  median: number;
  slowest: number;
  silentFor: number;
}

export class Prober {
  constructor(url: string);
  measured(): Promise<Measured>;
  close(): Promise<void>;
}
