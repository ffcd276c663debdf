import type { Doc } from '../bson/types.js';
import type { ScanStats } from '../query/scan.js';
import type { Collection } from '../storage/model.js';
import type { View } from '../storage/view.js';
import type { Collation } from '../values/collation.js';

/** The data that the stages of a pipeline share. */
export interface StageContext {
  readonly view: View;
  readonly db: string;
  readonly collation: Collation | undefined;
  readonly variables: Doc;
  readonly stats: ScanStats;
  findCollection(name: string, db?: string): Collection | undefined;
}

/** A compiled stage: turns a stream of documents into another stream. */
export type Stage = (input: Iterable<Doc>) => Iterable<Doc>;

/** Runs a whole pipeline over the collection `from`, or over no documents when `from` is empty. */
export type RunPipeline = (context: StageContext, from: string, pipeline: Doc[]) => Iterable<Doc>;

/** Runs documents through the stages of a pipeline. */
export type RunStages = (context: StageContext, input: Iterable<Doc>, pipeline: Doc[]) => Iterable<Doc>;

/** Compiles the argument of one stage. */
export type StageCompiler = (argument: unknown, context: StageContext, name: string) => Stage;
