import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ChangeFeed } from './change-feed.js';
import { EventsController } from './events.controller.js';

@Global()
@Module({ imports: [DiscoveryModule], controllers: [EventsController], providers: [ChangeFeed] })
export class EventsModule {}
