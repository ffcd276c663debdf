export interface Product {
  readonly name: string;
  readonly url: string;
  /** The server's process, and the database's if it has one of its own. */
  readonly pids: number[];
  stop(): Promise<void>;
}

/** The staff accounts of each product. */
export const STAFF: { email: string; number: string; password: string }[];

/** Starts a product from the folder that install.mjs filled. BENCH_CORES limits its server and its database together. */
export function startProduct(name: string, folder: string): Promise<Product>;
