import { Global, Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed.service.js';
import { EventsController } from './events.controller.js';

@Global()
@Module({ controllers: [EventsController], providers: [ChangeFeed], exports: [ChangeFeed] })
export class EventsModule {}
