// Preloaded into a server: prints the first write to each collection, and kills the process before the write
// KILL_BEFORE. The clock is fixed at DEMO_AT (milliseconds) while the demo is filled: what the demo holds of today
// depends on the time.
import mongoose from 'mongoose';

const WRITES = ['insertOne', 'insertMany', 'updateOne', 'updateMany', 'bulkWrite', 'deleteMany', 'deleteOne'];
const { prototype } = mongoose.mongo.Collection;
const begun = new Set();
const { now } = Date;
let isFilling = false;

Date.now = () => (isFilling ? Number(process.env.DEMO_AT) : now());
globalThis.Date = new Proxy(Date, {
  construct: (Own, given) => new Own(...(given.length ? given : [Own.now()])),
});

for (const write of WRITES) {
  const original = prototype[write];
  prototype[write] = function (...given) {
    const step = `${this.collectionName}.${write}`;
    if (step === process.env.KILL_BEFORE) process.kill(process.pid, 'SIGKILL');
    if (!begun.has(step)) process.stdout.write(`step ${step}\n`);
    begun.add(step);
    if (step === 'demostates.insertOne') isFilling = true;
    if (step === 'demostates.updateOne') isFilling = false;
    return original.apply(this, given);
  };
}
