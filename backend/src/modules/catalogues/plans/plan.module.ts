import { Module } from '@nestjs/common';
import { PlanController } from './plan.controller.js';
import { PLANS } from './plan.schema.js';

@Module({ ...PLANS.parts, controllers: [PlanController] })
export class PlanModule {}
