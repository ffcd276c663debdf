import { Module } from '@nestjs/common';
import { AdminsModule } from '../staff/admins/admins.module.js';
import { StaffKindsModule } from '../staff/kinds/staff-kinds.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { FactorSteps } from './second-factor/factor-steps.js';
import { FactorReset } from './second-factor/factor-reset.js';
import { FactorResetController } from './second-factor/factor-reset.controller.js';
import { MfaController } from './second-factor/mfa.controller.js';
import { MfaService } from './second-factor/mfa.service.js';
import { OwnPasskeys } from './second-factor/own-passkeys.js';
import { PasskeysController } from './second-factor/passkeys.controller.js';
import { OwnProof } from './second-factor/own-proof.js';
import { SignInRulesController } from './second-factor/sign-in-rules.controller.js';
import { SignInRulesService } from './second-factor/sign-in-rules.service.js';
import { ProofController } from './second-factor/proof.controller.js';
import { ViewAsController } from './view-as/view-as.controller.js';
import { ViewAsService } from './view-as/view-as.service.js';
import { ViewEnds } from './view-as/view-ends.js';
import {
  AdminLoginController,
  AgencyAdminLoginController,
  AgencyLoginController,
  BdLoginController,
  CoinPanelLoginController,
} from './login.controllers.js';

@Module({
  imports: [AdminsModule, StaffKindsModule, UsersModule],
  controllers: [
    AdminLoginController,
    AgencyLoginController,
    CoinPanelLoginController,
    BdLoginController,
    AgencyAdminLoginController,
    AuthController,
    MfaController,
    PasskeysController,
    ProofController,
    FactorResetController,
    SignInRulesController,
    ViewAsController,
  ],
  providers: [
    AuthService,
    FactorSteps,
    MfaService,
    OwnPasskeys,
    OwnProof,
    FactorReset,
    SignInRulesService,
    ViewAsService,
    ViewEnds,
  ],
  exports: [AuthService],
})
export class AuthModule {}
