import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { responseOf } from '../../http/response.js';
import { OwnExperience } from '../experience/experience.dto.js';
import { ExperienceReads } from '../experience/experience-reads.service.js';

const OwnExperienceResponse = responseOf('OwnExperienceResponse', { details: OwnExperience });

/** The experience and the level of the caller. */
@ApiTags('app')
@Controller('app')
export class AppExperienceController {
  constructor(private readonly experience: ExperienceReads) {}

  @Endpoint('GET', 'experience', {
    roles: ['user*'],
    summary: "Read the caller's experience and level, and the next level",
    response: OwnExperienceResponse,
  })
  async fetchOwnExperience(@CurrentCaller() { id }: Caller) {
    return { details: await this.experience.own(id) };
  }
}
