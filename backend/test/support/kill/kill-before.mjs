// Preloaded into a server: prints the first write to each collection, and kills the process before the write
// KILL_BEFORE: `<collection>.<write>`, or `<collection>.<write> 3` for the third one. The clock is fixed at DEMO_AT
// (milliseconds) while the demo's people are made and its history is planned: what they hold of today depends on the time.
import mongoose from 'mongoose';

const WRITES = [
  ...['insertOne', 'insertMany', 'updateOne', 'updateMany', 'bulkWrite', 'deleteMany', 'deleteOne'],
  ...['findOneAndUpdate', 'findOneAndDelete'],
];
const { prototype } = mongoose.mongo.Collection;
const [last, turn = 1] = (process.env.KILL_BEFORE ?? '').split(' ');
/** How often each write was made. */
const made = new Map();
const { now } = Date;
let isFilling = false;

Date.now = () => (isFilling && Number(process.env.DEMO_AT)) || now();
globalThis.Date = new Proxy(Date, {
  construct: (Own, given) => new Own(...(given.length ? given : [Own.now()])),
});

for (const write of WRITES) {
  const original = prototype[write];
  prototype[write] = function (...given) {
    const step = `${this.collectionName}.${write}`;
    made.set(step, (made.get(step) ?? 0) + 1);
    if (step === last && made.get(step) === Number(turn)) process.kill(process.pid, 'SIGKILL');
    if (made.get(step) === 1) process.stdout.write(`step ${step}\n`);
    if (step === 'demostates.insertOne') isFilling = true;
    if (step === 'demostates.updateOne') isFilling = false;
    return original.apply(this, given);
  };
}
