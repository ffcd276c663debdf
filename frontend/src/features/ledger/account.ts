import { texts } from './ledger.texts';

type Kind = keyof typeof texts.accounts;

/** Splits an account's name: user:66f0… is the account of the kind `user` with that id. */
export function partsOf(account: string): { kind: Kind | undefined; id: string } {
  const [kind = '', id = ''] = account.split(':');
  return { kind: kind in texts.accounts ? (kind as Kind) : undefined, id };
}

export const kindName = (account: string) => {
  const { kind } = partsOf(account);
  return kind ? texts.accounts[kind] : account;
};

/** Returns the wallet by which an account is frozen: a user's three accounts form one wallet; the platform has none. */
export function walletOf(account: string): string | undefined {
  const { kind, id } = partsOf(account);
  if (!id || !kind) return undefined;
  return kind === 'coinAgency' ? account : `user:${id}`;
}
