import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KeptList, KeptListSchema } from './kept-list.schema.js';
import { KeptListsService } from './kept-lists.service.js';
import { ListRights } from './list-rights.js';
import { ListView, ListViewSchema } from './list-view.schema.js';
import { ListViewsService } from './list-views.service.js';
import { ListsController } from './lists.controller.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: KeptList.name, schema: KeptListSchema },
      { name: ListView.name, schema: ListViewSchema },
    ]),
  ],
  controllers: [ListsController],
  providers: [KeptListsService, ListRights, ListViewsService],
})
export class ListsModule {}
