/** Limits processes to one share of the processors. Returns the function that removes the limit after their end. */
export function limitProcessor(pids: number[], cores: number): () => void;
