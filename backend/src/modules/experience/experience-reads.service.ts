import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Page } from '../../http/list-query.js';
import { whereOf } from '../../platform/database/filters.js';
import { findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import type { Catalogue } from '../catalogues/shared/catalogue.js';
import { InjectCatalogue } from '../catalogues/shared/define-catalogue.js';
import { UserLevel } from '../catalogues/user-levels/user-level.schema.js';
import { UsersService } from '../users/users.service.js';
import { ExperienceListQuery, type OwnExperience } from './experience.dto.js';
import { ExperienceTerms } from './experience-terms.js';
import { Experience } from './experience.schema.js';
import { nextLevelOf } from './levels.js';

/** Reads the experience of users. */
@Injectable()
export class ExperienceReads {
  constructor(
    @InjectModel(Experience.name) private readonly records: Model<Experience>,
    @InjectCatalogue(UserLevel) private readonly pictures: Catalogue<UserLevel>,
    private readonly users: UsersService,
    private readonly terms: ExperienceTerms,
    private readonly zones: TimeZones,
  ) {}

  /** Returns the experience of a user, the level with its picture, and the next level. */
  async own(id: string): Promise<OwnExperience> {
    const [user, { levels }] = await Promise.all([this.users.find(id), this.terms.read()]);
    const { level, experience } = user;
    const [picture] = await this.pictures.visible({ level });
    return { level, experience, image: picture?.image ?? '', ...nextLevelOf(user, levels.ranges) };
  }

  /** Lists the changes of a user's experience, newest first. */
  list({ id, sort = '-at', ...query }: ExperienceListQuery, page: Page): Promise<Listed<Experience>> {
    const user = new Types.ObjectId(id);
    const where = { user, ...whereOf(query, this.zones.calendar, ExperienceListQuery) };
    return findPage(this.records, where, page, sortOf(sort, {}));
  }
}
