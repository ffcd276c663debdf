import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** At a stop, a connection ends with the answer that it carries: the stop does not wait for the keep-alive time. */
@Injectable()
export class ServerStop implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.keepAliveTimeout = 1;
  }
}
