import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.js';
import { AccountStatus } from './account-standing.js';
import { AdminRights } from './admin-rights.js';
import { KnownDevice, KnownDeviceSchema } from './known-device.schema.js';
import { KnownDevices } from './known-devices.js';
import { HalfOpenSessions } from './half-open-sessions.js';
import { IdleEnds } from './idle-ends.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LoginThrottle } from './login-throttle.js';
import { RoutesCheck } from './routes.check.js';
import { PasskeyChallenge, PasskeyChallengeSchema } from './second-factor/passkey-challenge.schema.js';
import { PasskeyChallenges } from './second-factor/passkey-challenges.js';
import { Passkeys } from './second-factor/passkeys.js';
import { SecondFactor, SecondFactorSchema } from './second-factor/second-factor.schema.js';
import { SignInRules, SignInRulesSchema } from './second-factor/sign-in-rules.schema.js';
import { StoredSignInRules } from './second-factor/stored-sign-in-rules.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { SecretsModule } from './secrets.module.js';
import { Session, SessionSchema } from './session.schema.js';
import { SessionRenewals } from './session-renewals.js';
import { SignInFollowUps } from './sign-in-follow-ups.js';
import { SessionTokens } from './session-tokens.js';
import { SessionProofs } from './session-proofs.js';
import { SessionsService } from './sessions.service.js';
import { StaffVisitors } from './staff-visitors.js';
import { ViewSessions } from './view-sessions.js';

/** Access control: sessions, the global guard, and the start-up check that every route declares roles. */
@Global()
@Module({
  imports: [
    SecretsModule,
    DiscoveryModule,
    PassportModule,
    JwtModule.register({}),
    MongooseModule.forFeature([
      { name: Session.name, schema: SessionSchema },
      { name: SecondFactor.name, schema: SecondFactorSchema },
      { name: PasskeyChallenge.name, schema: PasskeyChallengeSchema },
      { name: SignInRules.name, schema: SignInRulesSchema },
      { name: KnownDevice.name, schema: KnownDeviceSchema },
    ]),
  ],
  providers: [
    AccountStatus,
    AdminRights,
    SessionTokens,
    SessionsService,
    SessionRenewals,
    SessionProofs,
    HalfOpenSessions,
    IdleEnds,
    SignInFollowUps,
    ViewSessions,
    SecondFactors,
    PasskeyChallenges,
    Passkeys,
    StoredSignInRules,
    JwtStrategy,
    StaffVisitors,
    KnownDevices,
    LoginThrottle,
    RoutesCheck,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    AccountStatus,
    AdminRights,
    SessionsService,
    SessionRenewals,
    SessionProofs,
    HalfOpenSessions,
    IdleEnds,
    SignInFollowUps,
    ViewSessions,
    SecondFactors,
    Passkeys,
    StoredSignInRules,
    KnownDevices,
    LoginThrottle,
    RoutesCheck,
    MongooseModule,
  ],
})
export class AccessModule {}
