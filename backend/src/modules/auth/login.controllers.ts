// The five staff sign-ins, each with its documented path and response key.
import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminProfile } from '../staff/admins/admin.dto.js';
import { AgencyAdminProfile } from '../staff/agency-admin/agency-admin.dto.js';
import { AgencyProfile } from '../staff/agency/agency.dto.js';
import { Endpoint } from '../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../http/http-context.js';
import { BdProfile } from '../staff/bd/bd.dto.js';
import { CoinAgencyProfile } from '../staff/coin-agency/coin-agency.dto.js';
import { CodeLoginDto, NumberLoginDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { staffLoginResponseOf } from './login-response.js';

const AdminLoginResponse = staffLoginResponseOf('AdminLoginResponse', { details: AdminProfile });
const AgencyLoginResponse = staffLoginResponseOf('AgencyLoginResponse', { agency: AgencyProfile });
const CoinPanelLoginResponse = staffLoginResponseOf('CoinPanelLoginResponse', {
  coinPanel: CoinAgencyProfile,
});
const BdLoginResponse = staffLoginResponseOf('BdLoginResponse', { bd: BdProfile });
const AgencyAdminLoginResponse = staffLoginResponseOf('AgencyAdminLoginResponse', {
  agency: AgencyAdminProfile,
});

const MESSAGE = 'Signed in successfully';
const errors = ['INVALID_CREDENTIALS', 'RATE_LIMITED'] as const;

@ApiTags('auth')
@Controller('admin')
export class AdminLoginController {
  constructor(private readonly auth: AuthService) {}

  @Endpoint('POST', 'login', {
    roles: ['public'],
    summary: 'Sign in as platform admin',
    response: AdminLoginResponse,
    message: MESSAGE,
    errors,
  })
  async loginAdmin(@Body() login: NumberLoginDto, @CurrentHttpContext() http: HttpContext) {
    const { profile, tokens } = await this.auth.signIn('admin', login.number, login, http);
    return { details: profile, ...tokens };
  }
}

@ApiTags('auth')
@Controller('agency')
export class AgencyLoginController {
  constructor(private readonly auth: AuthService) {}

  @Endpoint('POST', 'login', {
    roles: ['public'],
    summary: 'Sign in as agency',
    response: AgencyLoginResponse,
    message: MESSAGE,
    errors,
  })
  async loginAgency(@Body() login: CodeLoginDto, @CurrentHttpContext() http: HttpContext) {
    const { profile, tokens } = await this.auth.signIn('agency', login.uniqueId, login, http);
    return { agency: profile, ...tokens };
  }
}

@ApiTags('auth')
@Controller('coinPanel')
export class CoinPanelLoginController {
  constructor(private readonly auth: AuthService) {}

  @Endpoint('POST', 'login', {
    roles: ['public'],
    summary: 'Sign in as coin agency',
    response: CoinPanelLoginResponse,
    message: MESSAGE,
    errors,
  })
  async loginCoinAgency(@Body() login: CodeLoginDto, @CurrentHttpContext() http: HttpContext) {
    const { profile, tokens } = await this.auth.signIn('coin', login.uniqueId, login, http);
    return { coinPanel: profile, ...tokens };
  }
}

@ApiTags('auth')
@Controller('bdPanel')
export class BdLoginController {
  constructor(private readonly auth: AuthService) {}

  @Endpoint('POST', 'login', {
    roles: ['public'],
    summary: 'Sign in as BD',
    response: BdLoginResponse,
    message: MESSAGE,
    errors,
  })
  async loginBd(@Body() login: CodeLoginDto, @CurrentHttpContext() http: HttpContext) {
    const { profile, tokens } = await this.auth.signIn('bd', login.uniqueId, login, http);
    return { bd: profile, ...tokens };
  }
}

@ApiTags('auth')
@Controller('agencyadmin')
export class AgencyAdminLoginController {
  constructor(private readonly auth: AuthService) {}

  @Endpoint('POST', 'login', {
    roles: ['public'],
    summary: 'Sign in as agency admin',
    description: 'The response contains the profile under the documented key `agency`.',
    response: AgencyAdminLoginResponse,
    message: MESSAGE,
    errors,
  })
  async loginAgencyAdmin(@Body() login: CodeLoginDto, @CurrentHttpContext() http: HttpContext) {
    const { profile, tokens } = await this.auth.signIn('agencyadmin', login.uniqueId, login, http);
    return { agency: profile, ...tokens };
  }
}
