import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import { Agency } from '../agency/agency.schema.js';
import { responseOf, Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { AppError } from '../../../core/errors.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { type CodedStaff, InjectStaff } from '../shared/staff.js';
import { assertMaySetPassword } from '../shared/who-issues-passwords.js';
import { passwordsOf, ResetPasswordDto } from '../shared/staff.dto.js';
import {
  AddCoinAgencyDto,
  CoinAgencyDto,
  CoinAgencyListQuery,
  CoinAgencyProfile,
  toCoinAgency,
  toCoinAgencyProfile,
  UpdateCoinAgencyDto,
  UpdateOwnCoinAgencyDto,
} from './coin-agency.dto.js';
import { CoinAgency } from './coin-agency.schema.js';

const CoinAgencyResponse = responseOf('CoinAgencyResponse', { details: CoinAgencyDto });
const CoinAgencyListResponse = listResponseOf('CoinAgencyListResponse', { details: [CoinAgencyDto] });
const CoinAgencyProfileResponse = responseOf('CoinAgencyProfileResponse', {
  updateProfile: CoinAgencyProfile,
});
const CoinAgencyPasswordResponse = responseOf('CoinAgencyPasswordResponse', {
  updatePassword: CoinAgencyProfile,
});
const errors = ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED'] as const;

/** Coin agency endpoints for platform admins. */
@ApiTags('coin-panel')
@Controller('admin/coinPanel')
export class CoinAgencyController {
  constructor(
    @InjectStaff(CoinAgency) private readonly coinAgencies: CodedStaff<'coin', CoinAgency>,
    @InjectStaff(Agency) private readonly agencies: CodedStaff<'agency', Agency>,
  ) {}

  @Endpoint('POST', 'addCoinPanel', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Add a coin agency; the server generates its code',
    response: CoinAgencyResponse,
    message: 'Coin agency added',
    form: true,
    errors,
  })
  async addCoinAgency(@Body() agency: AddCoinAgencyDto) {
    return { details: toCoinAgency(await this.coinAgencies.codes.create({ ...agency })) };
  }

  @Endpoint('POST', 'updateCoinPanel', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Update a coin agency',
    response: CoinAgencyResponse,
    touches: ['staff-sessions', 'sign-ins'],
    message: 'Coin agency updated',
    form: true,
    errors: [...errors, 'VERSION_CONFLICT', 'PROOF_REQUIRED'],
  })
  async updateCoinAgency(
    @CurrentCaller() caller: Caller,
    @Body() { id, password, mustChangePassword, image, versionSeen, ...fields }: UpdateCoinAgencyDto,
  ) {
    assertMaySetPassword(caller, password);
    const seen = { version: versionSeen, show: toCoinAgency };
    const change = { password, mustChangePassword, image, seen };
    const changed = await this.coinAgencies.accounts.update(Scope.of(caller), id, fields, change);
    return { details: toCoinAgency(changed) };
  }

  @Endpoint('GET', 'getCoinPanel', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'List the coin agencies',
    response: CoinAgencyListResponse,
    list: { names: ['coin-agencies'], live: 'staff', kind: 'coin' },
  })
  async listCoinAgencies(@CurrentCaller() caller: Caller, @Query() query: CoinAgencyListQuery) {
    const { records, ...counts } = await this.coinAgencies.accounts.list(
      Scope.of(caller),
      query,
      pageOf(query),
    );
    return { details: records.map(toCoinAgency), ...counts };
  }

  @Endpoint('GET', 'fetchCoinPanel', {
    roles: ['admin', 'coin*'],
    right: 'staff.read',
    summary: 'Read one coin agency',
    response: CoinAgencyResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchCoinAgency(@CurrentCaller() caller: Caller, @Query() { id }: IdDto) {
    return { details: toCoinAgency(await this.coinAgencies.accounts.find(Scope.of(caller), id)) };
  }

  @Endpoint('DELETE', 'deleteCoinPanel/:id', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Delete a coin agency, or an agency by its id',
    description:
      'A coin agency with a balance returns IN_USE until its coins are returned. The hosts of an agency stay.',
    response: Envelope,
    errors: ['NOT_FOUND', 'IN_USE'],
  })
  async deleteCoinAgency(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    const scope = Scope.of(caller);
    try {
      await this.coinAgencies.accounts.remove(scope, id);
      return { message: 'Coin agency deleted' };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    }
    await this.agencies.accounts.remove(scope, id);
    return { message: 'Agency deleted' };
  }
}

/** Endpoints for a coin agency's own account. */
@ApiTags('coin-panel')
@Controller('coinPanel')
export class CoinAgencyProfileController {
  constructor(@InjectStaff(CoinAgency) private readonly coinAgencies: CodedStaff<'coin', CoinAgency>) {}

  @Endpoint('PATCH', 'edit/:id', {
    roles: ['coin*'],
    summary: "Update the coin agency's own profile",
    response: CoinAgencyProfileResponse,
    message: 'Profile updated',
    form: true,
    errors: [...errors, 'VERSION_CONFLICT'],
  })
  async updateCoinAgencyProfile(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { id: named, image, versionSeen, ...fields }: UpdateOwnCoinAgencyDto,
  ) {
    if (named !== id) throw new AppError('NOT_FOUND');
    const seen = { version: versionSeen, show: toCoinAgencyProfile };
    const changed = await this.coinAgencies.accounts.update(Scope.of(caller), id, fields, { image, seen });
    return { updateProfile: toCoinAgencyProfile(changed) };
  }

  @Endpoint('PATCH', 'passwordReset/:id', {
    roles: ['coin*'],
    summary: "Change the coin agency's own password and end its other sessions",
    response: CoinAgencyPasswordResponse,
    touches: ['auth', 'staff-sessions', 'sign-ins'],
    message: 'Password changed',
    whilePasswordDue: true,
    errors: ['RATE_LIMITED'],
  })
  async changeCoinAgencyPassword(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() passwords: ResetPasswordDto,
  ) {
    if (id !== caller.id) throw new AppError('NOT_FOUND');
    return {
      updatePassword: toCoinAgencyProfile(
        await this.coinAgencies.passwords.changeOwn(caller, passwordsOf(passwords)),
      ),
    };
  }
}
