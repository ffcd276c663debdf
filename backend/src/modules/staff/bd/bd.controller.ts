import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import { responseOf, Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { AppError } from '../../../core/errors.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { type CodedStaff, InjectStaff } from '../shared/staff.js';
import { passwordChangeResponseOf } from '../shared/password-change-response.js';
import {
  AddStaffDto,
  ChangePasswordDto,
  passwordsOf,
  StaffListQuery,
  UpdateStaffDto,
} from '../shared/staff.dto.js';
import { assertMaySetPassword, refusePasswordFrom } from '../shared/who-issues-passwords.js';
import { BdDto, BdProfile, toBd, toBdProfile } from './bd.dto.js';
import { Bd } from './bd.schema.js';

const BdResponse = responseOf('BdResponse', { data: BdDto });
const BdDetailsResponse = responseOf('BdDetailsResponse', { details: BdDto });
const BdListResponse = listResponseOf('BdListResponse', { data: [BdDto] });
const BdPasswordResponse = passwordChangeResponseOf('BdPasswordResponse', BdProfile);
const errors = ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED'] as const;

@ApiTags('bd')
@Controller('bdpanel')
export class BdController {
  constructor(@InjectStaff(Bd) private readonly bds: CodedStaff<'bd', Bd>) {}

  @Endpoint('POST', 'createbd', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Add a BD; the server generates its code',
    response: BdResponse,
    touches: ['hierarchy'],
    message: 'BD panel successfully added',
    form: true,
    errors,
  })
  async addBd(@CurrentCaller() caller: Caller, @Body() bd: AddStaffDto) {
    return { data: toBd(await this.bds.codes.create({ ...bd, createBy: caller.id })) };
  }

  @Endpoint('GET', 'getbd', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'List the BDs',
    response: BdListResponse,
    list: { names: ['bds'], live: 'staff', kind: 'bd' },
    message: 'BD list successfully retrieved',
  })
  async listBds(@CurrentCaller() caller: Caller, @Query() query: StaffListQuery) {
    const { records, ...counts } = await this.bds.accounts.list(Scope.of(caller), query, pageOf(query));
    return { data: records.map(toBd), ...counts };
  }

  @Endpoint('GET', 'getone', {
    roles: ['admin', 'bd*'],
    right: 'staff.read',
    summary: 'Read one BD',
    response: BdResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchBd(@CurrentCaller() caller: Caller, @Query() { id }: IdDto) {
    return { data: toBd(await this.bds.accounts.find(Scope.of(caller), id)) };
  }

  @Endpoint('PUT', 'updatebd', {
    roles: ['admin', 'bd*'],
    right: 'staff.write',
    summary: 'Change a BD; only the admin can set a password',
    response: BdDetailsResponse,
    touches: ['hierarchy', 'staff-sessions', 'sign-ins'],
    message: 'BD details updated successfully',
    form: true,
    errors: [...errors, 'VERSION_CONFLICT', 'PROOF_REQUIRED'],
  })
  async updateBd(
    @CurrentCaller() caller: Caller,
    @Query() { id }: IdDto,
    @Body() { password, mustChangePassword, image, versionSeen, ...fields }: UpdateStaffDto,
  ) {
    if (caller.role !== 'admin') refusePasswordFrom(password);
    assertMaySetPassword(caller, password);
    const seen = { version: versionSeen, show: toBd };
    const change = { password, mustChangePassword, image, seen };
    return { details: toBd(await this.bds.accounts.update(Scope.of(caller), id, fields, change)) };
  }

  @Endpoint('DELETE', 'delete', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Delete a BD; its agency admins stay',
    response: Envelope,
    message: 'BD deleted',
    errors: ['NOT_FOUND'],
  })
  async deleteBd(@CurrentCaller() caller: Caller, @Query() { id }: IdDto) {
    await this.bds.accounts.remove(Scope.of(caller), id);
  }

  @Endpoint('PUT', 'updatepassword', {
    roles: ['bd*'],
    summary: "Change the BD's own password and end its other sessions",
    response: BdPasswordResponse,
    touches: ['auth', 'staff-sessions', 'sign-ins'],
    message: 'Password changed',
    whilePasswordDue: true,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
  async changeBdPassword(
    @CurrentCaller() caller: Caller,
    @Query() { id }: IdDto,
    @Body() passwords: ChangePasswordDto,
  ) {
    if (id !== caller.id) throw new AppError('NOT_FOUND');
    return {
      succes: 1,
      details: toBdProfile(await this.bds.passwords.changeOwn(caller, passwordsOf(passwords))),
    };
  }
}
