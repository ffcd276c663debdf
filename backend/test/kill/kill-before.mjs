// Preloaded into a server: prints the first write to each collection, and kills the process before the write KILL_BEFORE.
import mongoose from 'mongoose';

const WRITES = ['insertOne', 'insertMany', 'updateOne', 'updateMany', 'bulkWrite', 'deleteMany', 'deleteOne'];
const { prototype } = mongoose.mongo.Collection;
const begun = new Set();

for (const write of WRITES) {
  const original = prototype[write];
  prototype[write] = function (...given) {
    const step = `${this.collectionName}.${write}`;
    if (step === process.env.KILL_BEFORE) process.kill(process.pid, 'SIGKILL');
    if (!begun.has(step)) process.stdout.write(`step ${step}\n`);
    begun.add(step);
    return original.apply(this, given);
  };
}
