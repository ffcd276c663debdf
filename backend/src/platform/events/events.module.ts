import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PlacesModule } from '../places/places.module.js';
import { ChangeFeed } from './change-feed.js';
import { EventsController } from './events.controller.js';

@Global()
@Module({
  imports: [DiscoveryModule, PlacesModule],
  controllers: [EventsController],
  providers: [ChangeFeed],
})
export class EventsModule {}
