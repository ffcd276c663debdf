import { texts } from './ledger.texts';

type Kind = keyof typeof texts.accounts;

/** The parts of an account's name: user:66f0… is the account of the kind `user` of that id. */
export function partsOf(account: string): { kind: Kind | undefined; id: string } {
  const [kind = '', id = ''] = account.split(':');
  return { kind: kind in texts.accounts ? (kind as Kind) : undefined, id };
}

export const kindName = (account: string) => {
  const { kind } = partsOf(account);
  return kind ? texts.accounts[kind] : account;
};

/** What an account is frozen by: a user's three accounts are one wallet; the platform has none. */
export function walletOf(account: string): string | undefined {
  const { kind, id } = partsOf(account);
  if (!id || !kind) return undefined;
  return kind === 'coinAgency' ? account : `user:${id}`;
}
