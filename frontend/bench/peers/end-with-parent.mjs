// Loaded into the servers of the peers: ends them when the benchmark that started them ends, however it ends.
process.once('disconnect', () => process.exit());
