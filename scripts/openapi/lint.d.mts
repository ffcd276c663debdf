export function faultsOf(text: string): Promise<string[]>;
