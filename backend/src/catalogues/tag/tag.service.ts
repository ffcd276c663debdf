import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Page } from '../../api/list-query.js';
import { findPage, type Listed } from '../../database/paging.js';
import { searchFilter } from '../../database/search.js';
import { Tag, TAG_SEARCH_FIELDS } from './tag.schema.js';

@Injectable()
export class TagService {
  constructor(@InjectModel(Tag.name) private readonly tags: Model<Tag>) {}

  list(search: string | undefined, page: Page): Promise<Listed<Tag>> {
    return findPage(this.tags, searchFilter(search, TAG_SEARCH_FIELDS), page, { title: 1, _id: 1 });
  }

  async exists(id: string): Promise<boolean> {
    return (await this.tags.exists({ _id: id })) !== null;
  }
}
