/** Returns the faults in the names that the texts of the panels use. */
export function wordingFaults(texts?: readonly { file: string; key: string; text: string }[]): string[];
