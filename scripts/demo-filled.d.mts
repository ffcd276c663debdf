export function demoFilled(url: string): Promise<void>;
