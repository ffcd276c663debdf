import type { Model } from 'mongoose';

const STORED_FILE = /^uploads\/[\w-]+\/[\w-]+\.\w+$/;

/** Returns the paths of all stored files that records of these collections name. */
export async function namedFiles(models: Model<unknown>[]): Promise<Set<string>> {
  const paths = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string' && STORED_FILE.test(value)) paths.add(value);
    else if (Array.isArray(value)) value.forEach(gather);
    else if (isPlain(value)) Object.values(value).forEach(gather);
  };
  for (const model of models) for await (const record of model.find().lean().cursor()) gather(record);
  return paths;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
