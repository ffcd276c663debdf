import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HeldPlaces, HeldPlacesSchema, PlaceHolder, PlaceHolderSchema } from './place.schema.js';
import { SharedPlaces } from './shared-places.js';

/** Limits of what an account does at a time, counted over all processes. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: HeldPlaces.name, schema: HeldPlacesSchema },
      { name: PlaceHolder.name, schema: PlaceHolderSchema },
    ]),
  ],
  providers: [SharedPlaces],
  exports: [SharedPlaces],
})
export class PlacesModule {}
