/** Milliseconds by measured thing and product. */
export type Times<Product> = Map<string, Map<Product, number[]>>;

export const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!;

/** Measures products in alternating order, so that other load on the machine affects all. The first round does not count. */
export async function inRounds<Product>(
  products: Product[],
  rounds: number,
  measure: (product: Product) => Promise<[string, number][]>,
): Promise<Times<Product>> {
  const times: Times<Product> = new Map();
  for (let round = 0; round <= rounds; round += 1)
    for (const product of round % 2 ? products.toReversed() : products)
      for (const [name, took] of await measure(product)) {
        // The first round warms the servers.
        if (!round) continue;
        const byProduct = times.get(name) ?? new Map<Product, number[]>();
        times.set(name, byProduct);
        byProduct.set(product, [...(byProduct.get(product) ?? []), took]);
      }
  return times;
}
