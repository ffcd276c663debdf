import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { endConnections } from './http-server.js';

/** Makes a stop wait for responses in progress, but not for connections without a request. */
@Injectable()
export class ServerStop implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    endConnections(this.host.httpAdapter.getHttpServer() as Server);
  }
}
