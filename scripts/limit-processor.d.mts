/** Limits a process to a share of the processors. Returns the function that removes the limit after its end. */
export function limitProcessor(pid: number, cores: number): () => void;
