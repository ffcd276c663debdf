import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import { Envelope, listResponseOf, responseOf } from '../../http/response.js';
import {
  AddExperienceRuleDto,
  ExperienceDto,
  ExperienceListQuery,
  ExperienceRuleDto,
  toExperience,
  toExperienceRule,
} from './experience.dto.js';
import { ExperienceReads } from './experience-reads.service.js';
import { ExperienceRulesService } from './experience-rules.service.js';

const ExperienceRulesResponse = responseOf('ExperienceRulesResponse', { details: [ExperienceRuleDto] });
const ExperienceListResponse = listResponseOf('ExperienceListResponse', { details: [ExperienceDto] });

/** The rules of experience and the experience of users, for platform admins. */
@ApiTags('experience')
@Controller('admin')
export class ExperienceController {
  constructor(
    private readonly rules: ExperienceRulesService,
    private readonly reads: ExperienceReads,
  ) {}

  @Endpoint('GET', 'experience/rules', {
    roles: ['admin'],
    right: 'settings.read',
    summary: 'Read all rules of experience, newest first',
    response: ExperienceRulesResponse,
  })
  async fetchExperienceRules() {
    return { details: (await this.rules.list()).map(toExperienceRule) };
  }

  @Endpoint('POST', 'experience/rules', {
    roles: ['admin'],
    right: 'settings.write',
    summary: 'Add a rule: how much experience a coin or a live minute gives from a day on',
    description:
      'The rule counts from the beginning of its first day, at the earliest from now on. It replaces the earlier rule of its kind. INVALID_TRANSITION: there are 500 rules.',
    response: ExperienceRulesResponse,
    message: 'Rule added',
    errors: ['INVALID_TRANSITION'],
  })
  async addExperienceRule(@CurrentCaller() caller: Caller, @Body() rule: AddExperienceRuleDto) {
    await this.rules.add(caller, rule);
    return this.fetchExperienceRules();
  }

  @Endpoint('DELETE', 'experience/rules/:id', {
    roles: ['admin'],
    right: 'settings.write',
    summary: 'Remove a rule that does not count yet',
    response: Envelope,
    message: 'Rule removed',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async removeExperienceRule(@Param() { id }: IdDto) {
    await this.rules.remove(id);
  }

  @Endpoint('GET', 'users/experience', {
    roles: ['admin'],
    right: 'users.read',
    summary: "List the changes of a user's experience, newest first",
    response: ExperienceListResponse,
    list: {
      names: ['user-experience'],
      rows: 20,
      without: {
        search: 'All rows are those of one user; the filters find changes by kind and day.',
        live: 'The list is read anew when its screen opens.',
      },
    },
  })
  async listExperience(@Query() query: ExperienceListQuery) {
    const { records, ...counts } = await this.reads.list(query, pageOf(query));
    return { details: records.map(toExperience), ...counts };
  }
}
