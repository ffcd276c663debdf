import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Adds, Changes, Deletes, Lists, ListsForApp, Reads } from '../shared/catalogue-routes.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { AddPlanDto, PlanDto, PlanListQuery, toPlanDto, UpdatePlanDto } from './plan.dto.js';
import { Plan } from './plan.schema.js';

const PlanResponse = responseOf('PlanResponse', { plans: PlanDto });
const PlansAsUsersResponse = listResponseOf('PlansAsUsersResponse', { users: [PlanDto] });
const PlanListResponse = listResponseOf('PlanListResponse', { plans: [PlanDto] });
const AppPlansResponse = responseOf('AppPlansResponse', { details: [PlanDto] });

@ApiTags('plans')
@Controller('admin/plan')
export class PlanController {
  constructor(@InjectCatalogue(Plan) private readonly plans: Catalogue<Plan>) {}

  @Adds('createPlan', 'a plan', PlanResponse, { files: false })
  async addPlan(@Body() plan: AddPlanDto) {
    return { plans: toPlanDto(await this.plans.add(plan)) };
  }

  @Changes('updatePlan', 'a plan', PlanResponse, { files: false })
  async updatePlan(@Body() { id, ...plan }: UpdatePlanDto) {
    return { plans: await this.plans.edit(id, plan, toPlanDto) };
  }

  @Deletes('deleteplan/:id', 'a plan')
  async deletePlan(@Param() { id }: IdDto) {
    await this.plans.remove(id);
  }

  @Lists('getPlan', 'plans', PlanListResponse, {
    one: 'Plan',
    many: 'Plans',
    summary: 'List the plans in the order of the app',
  })
  async listPlans(@Query() query: PlanListQuery) {
    const { records, ...counts } = await this.plans.list(query, pageOf(query));
    return { plans: records.map(toPlanDto), ...counts };
  }

  @Reads('fetchPlan', 'a plan', PlanResponse)
  async fetchPlan(@Query() { id }: IdDto) {
    return { plans: toPlanDto(await this.plans.find(id)) };
  }

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the plans under the key users',
    response: PlansAsUsersResponse,
  })
  async listPlansAsUsers(@Query() query: PlanListQuery) {
    const { plans, ...counts } = await this.listPlans(query);
    return { users: plans, ...counts };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppPlanController {
  constructor(@InjectCatalogue(Plan) private readonly plans: Catalogue<Plan>) {}

  @ListsForApp('plans', AppPlansResponse, 'List the coin plans in the order set by staff')
  fetchAppPlans(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.plans, toPlanDto, http);
  }
}
