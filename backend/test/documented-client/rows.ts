// What single calls of the contract need besides the values by field name.
import type { Role } from '../../src/core/roles.js';
import type { Account, Accounts } from './accounts.js';
import type { Records } from './records.js';

export interface Play {
  role: Role | 'public';
  /** The signed-in account; the first admin when the call is public. */
  caller: Account;
  /** Whether the optional fields are sent. */
  all: boolean;
  accounts: Accounts;
  records: Records;
}

/** Values by field. A field with the value undefined is left out. */
type Special = (play: Play) => object | Promise<object>;

const login =
  (role: Role): Special =>
  async ({ accounts }) => {
    const { number, password, code: uniqueId } = await accounts.create(role);
    return ['admin', 'user'].includes(role) ? { number, password } : { uniqueId, password };
  };
const oneOfBranch =
  (field: string, role: Role, by: 'code' | 'id'): Special =>
  ({ accounts }) => ({ [field]: accounts.branch[role][by] });
/** The admin sets the passwords of agencies and BDs; the BD may set those of agency admins too. */
const noPasswordUnless = (isAbove: boolean) => (isAbove ? {} : { password: undefined });
const applicant: Special = async ({ role, caller, accounts, records }) => {
  const { username, number } = role === 'user' ? caller : await records.user();
  return { username, number, agencyCode: accounts.branch.agency.code };
};
const effectType: Special = () => ({ type: 'PURCHASED' });
const themeType: Special = () => ({ type: 'PAID' });
const video: Special = async ({ records }) => ({ id: await records.video() });
/** Names the agency admin of the branch by its id, then by its code. */
const agencyAdminAs =
  (field: string): Special =>
  ({ all, accounts }) => ({ [field]: accounts.branch.agencyadmin[all ? 'code' : 'id'] });

export const SPECIAL: Record<string, Special> = {
  'POST admin/login': login('admin'),
  'POST agency/login': login('agency'),
  'POST coinPanel/login': login('coin'),
  'POST bdPanel/login': login('bd'),
  'POST agencyadmin/login': login('agencyadmin'),
  'POST app/login': login('user'),
  'POST auth/refresh': ({ caller }) => ({ refreshToken: caller.refreshToken }),
  'DELETE auth/sessions/{id}': async ({ caller, records }) => ({ id: await records.otherSession(caller) }),

  'GET admin/users': () => ({ sort: 'username' }),
  'POST admin/usertag': async ({ all, records }) => ({
    myTag: all ? '' : await records.catalogue('admin/tag/addTag'),
  }),
  'POST admin/userban': ({ all }) => ({ banStatus: all ? '0' : '1' }),
  'POST admin/userstatus': ({ all }) => ({ active: all }),
  'POST admin/notification/send': async ({ all, records }) =>
    all ? { type: '0', userId: (await records.user()).username } : { type: '1' },

  'POST agency/host/applyhost': applicant,
  'GET agency/host/gethost': () => ({ sort: '-createdAt' }),
  'GET agency/host/gethosts': ({ accounts }) => ({ sort: '-createdAt', id: accounts.branch.agency.code }),
  'GET agency/host/fetchhosts': oneOfBranch('id', 'agency', 'id'),
  'POST agency/host/approvehost': async ({ all, records }) => ({
    id: (await records.application()).id,
    status: all ? 2 : 1,
  }),
  'DELETE admin/livetime/deletemultiple': async ({ records }) => ({ id: [await records.hostRecord()] }),
  'POST agencyadmin/getAll': agencyAdminAs('admin'),
  'POST agencyadmin/allagency': agencyAdminAs('agencyadmin'),
  'POST video/agencyadmin/allagency': agencyAdminAs('agencyadmin'),
  'POST agencyadmin/hosts': oneOfBranch('uniqueId', 'agency', 'code'),
  'GET video/agency/host/getUser': async ({ all, records }) =>
    all ? { old: '1', userId: await records.legacyHost() } : { userId: (await records.host()).id },

  'GET admin/withdrawal/pending': () => ({ sort: '-createdAt' }),
  'POST admin/withdrawal/coinrequest/{id}': async ({ all, records }) => ({
    id: (await records.withdrawal()).id,
    status: all ? 2 : 1,
  }),
  'POST video/admin/withdrawal/details': async ({ records }) => {
    const { id, user } = await records.withdrawal();
    return { userId: user.id, request: id };
  },

  'PUT bdpanel/updatebd': ({ role }) => noPasswordUnless(role === 'admin'),
  'POST agencadminpanel/createagencyadmin': oneOfBranch('createBy', 'bd', 'code'),
  'POST agencadminpanel/getagencyadmin': oneOfBranch('createBy', 'bd', 'code'),
  'PUT agencadminpanel/updateagencyadmin': ({ role }) => noPasswordUnless(role !== 'agencyadmin'),
  'POST admin/agencyPanel/addAgencyPanel': ({ accounts }) => hierarchyOf(accounts),
  'POST admin/agencyPanel/updateAgencyPanel': ({ accounts }) => hierarchyOf(accounts),
  'DELETE admin/coinPanel/deleteCoinPanel/{id}': async ({ all, accounts }) => ({
    id: (await accounts.create(all ? 'agency' : 'coin')).id,
  }),

  'GET coin/recharge/sendCoinfetchagency': oneOfBranch('userId', 'coin', 'code'),
  'GET coin/recharge/sendCoinfetchuser': async ({ records }) => ({ userId: (await records.user()).username }),
  'POST admin/recharge/sendcoin': async ({ all, accounts, records }) =>
    all
      ? { to: '2', userId: (await records.user()).username }
      : { to: '1', userId: accounts.branch.coin.code },
  'PATCH coin/recharge/sendCoin': async ({ accounts, records }) => {
    const { code, id } = accounts.branch.coin;
    return { userId: (await records.user()).username, type: '1', to: '2', coinAgency: code, id };
  },
  'POST coin/recharge/history': oneOfBranch('coinAgency', 'coin', 'code'),
  'POST coin/recharge/received': oneOfBranch('coinAgency', 'coin', 'code'),
  'POST admin/return/coins': async ({ all, accounts, records }) => {
    if (!all) return { username: (await records.userWithCoins()).username };
    const { user, transfer } = await records.sale();
    const { _id, createdAt } = transfer;
    return { username: user.username, senderName: accounts.branch.coin.code, transfer: _id, createdAt };
  },
  'POST app/edit/update': async ({ records }) => ({ number: (await records.user()).number, coin: 500 }),

  'POST admin/livegifts/addlivegifts': category,
  'POST admin/livegifts/updatelivegifts': category,
  'POST admin/entryeffects/addentryeffects': effectType,
  'POST admin/entryeffects/updateentryeffects': effectType,
  'GET admin/entryeffects/getentryeffects': effectType,
  'GET admin/entryeffects/getentryeffectsadmin': effectType,
  'POST admin/frame/addframes': effectType,
  'POST admin/frame/updateframes': effectType,
  'GET admin/frame/getframes': effectType,
  'GET admin/frame/getframesadmin': effectType,
  'POST admin/wallpaper/addwallpaper': themeType,
  'POST admin/wallpaper/updatewallpaper': themeType,
  'POST admin/wallpaper/updatebackground': async ({ records }) => ({
    id: await records.first('admin/wallpaper/background', 'data'),
  }),
  'POST admin/vip/addVipPack': async ({ records }) => ({
    vipId: await records.catalogue('admin/vip/addVip'),
  }),
  'POST admin/content/aprovereject': video,
  'DELETE admin/video/{id}': video,
  'POST admin/familyImage/update': async ({ records }) => ({
    id: await records.first('admin/familyImage/image'),
  }),
  'PUT admin/livetime/editlivetime': async ({ records }) => ({
    id: await records.first('admin/livetime/getlivetime'),
  }),
  // With an SMS key, registering requires a code. The row removes the key again, so that the other rows find the default.
  'PUT admin/secretfile/{id}': async ({ records }) => ({
    id: await records.first('admin/secretfile'),
    apiKeyForFastSMS: '',
  }),
};

function hierarchyOf({ branch }: Accounts) {
  return { bd: branch.bd.code, admin: branch.agencyadmin.code };
}

async function category({ records }: Play) {
  return { category: await records.catalogue('admin/livegiftcategory/addLiveGiftscategory') };
}

/** Fields that the row lists as optional although its note requires them: for one role, or one of two sets. */
const NEEDED: Record<string, (play: Play) => string[]> = {
  // A panel sends its cookie instead. A documented client has no cookie.
  'POST auth/refresh': () => ['refreshToken'],
  'POST agencadminpanel/createagencyadmin': ({ role }) => (role === 'admin' ? ['createBy'] : []),
  'POST admin/agencyPanel/addAgencyPanel': ({ role }) => (role === 'admin' ? ['bd', 'admin'] : []),
  'POST admin/level/addlevel': () => ['icon@'],
  'PATCH agency/passwordReset/{id}': otherSpelling,
  'PATCH coinPanel/passwordReset/{id}': otherSpelling,
};
export const alsoNeeded = (key: string, play: Play): string[] => NEEDED[key]?.(play) ?? [];

function otherSpelling({ all }: Play): string[] {
  return all ? [] : ['currentpassword', 'newpassword', 'confirmpassword'];
}
