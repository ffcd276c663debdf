import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { joinTransactions } from './transaction.js';

joinTransactions();
// A filter field that no schema knows is an error, never silently everything.
mongoose.set('strictQuery', 'throw');

@Module({})
export class DatabaseModule {
  /** Connects to a MongoDB or the embedded database. Indexes are made by `migrate`, after the migrations. */
  static at(uri: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        MongooseModule.forRoot(uri, {
          retryAttempts: 3,
          retryDelay: 1000,
          serverSelectionTimeoutMS: 5000,
          // A query fails at once, in the driver's own time, while the database is away: it is not kept until the database is back.
          bufferCommands: false,
          maxPoolSize: 20,
          autoIndex: false,
          autoCreate: false,
        }),
      ],
    };
  }
}
