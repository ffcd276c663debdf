export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  body: unknown;
}

export class HttpClient {
  constructor(url: string, options?: { connections?: number; silence?: number });
  send(method: string, path: string, headers: Record<string, string>, bytes: Buffer): Promise<Answer>;
  close(): void;
}
