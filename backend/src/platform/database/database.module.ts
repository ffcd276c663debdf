import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectConnection, MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { openFiles } from './stored-records.js';
import { joinTransactions } from './transaction.js';

joinTransactions();
// A filter with a field that the schema does not know is an error. Otherwise the filter would match every record.
mongoose.set('strictQuery', 'throw');

const URI = Symbol('database URI');

@Module({})
export class DatabaseModule implements OnModuleInit, OnApplicationShutdown {
  private closeFiles = () => Promise.resolve();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(URI) private readonly uri: string,
  ) {}

  async onModuleInit(): Promise<void> {
    this.closeFiles = await openFiles(this.connection, this.uri);
  }

  onApplicationShutdown(): Promise<void> {
    return this.closeFiles();
  }

  /** Connects to MongoDB or the embedded database. `migrate` creates the indexes, after the migrations. */
  static at(uri: string): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [{ provide: URI, useValue: uri }],
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
