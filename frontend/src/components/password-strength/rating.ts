import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  guessableAs,
  refuseProductName,
  type KnownOfOwner,
} from '../../../../backend/src/core/guessable-passwords';
import { brand } from '../../lib/brand';

const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
refuseProductName(brand.name);

export interface Rating {
  /** How hard the password is to guess: 0 (at once) to 4 (not in reach). */
  score: number;
  /** Why the server refuses the password. */
  refusal?: string | undefined;
}

/** Rates a password. One that the server refuses has the score 0. */
export function rate(password: string, owner: KnownOfOwner): Rating {
  const refusal = guessableAs(password, owner);
  return refusal ? { score: 0, refusal } : { score: checker.check(password).score };
}
