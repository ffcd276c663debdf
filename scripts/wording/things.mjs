// The things that the panels name, each with its one name. docs/wording.md shows this table.

/** The reason of texts that the contract states: backend/contract/screens.mjs or messages.mjs. */
export const DOCUMENTED = 'documented';

/**
 * A thing: its name for one and for several, the second names that no text may use (`not`), and the texts that use one
 * anyway, each with the reason. `…` in a text replaces a value.
 */
export const things = [
  {
    thing: 'a person who uses the app',
    one: 'User',
    many: 'Users',
    not: /\b(?:(?<!staff )members?(?! of staff)|customers?)\b/i,
    except: { 'Latest Members': DOCUMENTED },
  },
  {
    thing: 'a user who goes live for an agency',
    one: 'Host',
    many: 'Hosts',
    not: /\b(?:streamers?|broadcasters?|performers?)\b/i,
  },
  {
    thing: 'an account that looks after hosts',
    one: 'Agency',
    many: 'Agencies',
    not: /\b(?:agency panels?|guilds?)\b/i,
  },
  {
    thing: 'an account that recruits agency admins',
    one: 'BD',
    many: 'BDs',
    not: /\b(?:business developers?|BD panels?|BD managers?)\b/i,
    except: { 'Failed to add BD panel': DOCUMENTED },
  },
  {
    thing: 'an account above several agencies',
    one: 'Agency admin',
    many: 'Agency admins',
    not: /\b(?:AgencyAdmins?|Agency Admins?|head agenc(?:y|ies))\b/,
    except: {
      'Failed to add Agency Admin panel': DOCUMENTED,
      'Agency Admin details update failed': DOCUMENTED,
      'Failed to edit Agency Admin': 'as the documented failures of agency admins',
      'Failed to delete Agency Admin': DOCUMENTED,
      'Failed to retrieve Agency Admin list': DOCUMENTED,
      'Failed to get Agency Admin list': DOCUMENTED,
    },
  },
  {
    thing: 'an account that sells coins',
    one: 'Coin agency',
    many: 'Coin agencies',
    not: /\b(?:coin sellers?|resellers?|coin dealers?)\b/i,
  },
  {
    thing: 'an account of the platform itself',
    one: 'Platform admin',
    many: 'Platform admins',
    not: /\b(?:super ?admins?|administrators?)\b/i,
  },
  {
    thing: 'a request for a payment, with its decision',
    one: 'Withdrawal',
    many: 'Withdrawals',
    not: /\b(?:payouts?|cash-?outs?)\b/i,
  },
  {
    thing: 'coins that go from one account to another',
    one: 'Coin transfer',
    many: 'Coin transfers',
    not: /\b(?:recharges?|top-?ups?|transactions?)\b/i,
    except: {
      'Transaction list': DOCUMENTED,
      Transactions: 'leads to the documented transaction list',
      'Recharge history': 'the documented name of the screen, /admin/rechargeHistory',
    },
  },
  {
    thing: 'the number by which a person is called',
    one: 'Phone',
    many: 'Phones',
    not: /^(?:number|mobile|phone number|telephone)$/i,
    except: { Mobile: DOCUMENTED, Number: DOCUMENTED },
  },
  { thing: 'the code of an agency', one: 'Agency Code', many: 'Agency Codes', not: /\bAgency (?:code|id)\b/ },
  {
    thing: 'a bundle of permissions for the work of an admin',
    one: 'Role',
    many: 'Roles',
    not: /\b(?:sets? of rights|right sets?|this set|(?:a|all|several) sets?|one set)\b/i,
  },
  {
    thing: 'leave to do one kind of work',
    one: 'Permission',
    many: 'Permissions',
    not: /\b(?:rights|(?:a|the|which|1|one|this) right|privileges?)\b/i,
  },
  {
    thing: 'content of the app of one kind',
    one: 'Catalogue',
    many: 'Catalogues',
    not: /\bcatalogs?\b/i,
  },
  {
    thing: 'records in a list, such as gifts: the list has their name',
    one: 'Gift',
    many: 'Gifts',
    not: /^(?:Manage|List of) /,
    except: { 'Manage Family Count': DOCUMENTED, 'Manage Live Time': DOCUMENTED },
  },
  {
    thing: 'entering a panel',
    one: 'Sign in',
    many: 'Sign-ins',
    not: /\b(?:log[- ]?ins?|log(?:ged|ging)? (?:in|on|out|off))\b/i,
    except: { 'Google Login': DOCUMENTED },
  },
];
