import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { joinTransactions } from './transaction.js';

joinTransactions();
// A filter with a field that the schema does not know is an error. Otherwise the filter would match every record.
mongoose.set('strictQuery', 'throw');

@Module({})
export class DatabaseModule {
  /** Connects to MongoDB or the embedded database. `migrate` creates the indexes, after the migrations. */
  static at(uri: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        MongooseModule.forRoot(uri, {
          retryAttempts: 3,
          retryDelay: 1000,
          serverSelectionTimeoutMS: 5000,
          // While the database is unavailable, a query fails within the driver's timeout instead of waiting in a
          // buffer.
          bufferCommands: false,
          maxPoolSize: 20,
          autoIndex: false,
          autoCreate: false,
        }),
      ],
    };
  }
}
