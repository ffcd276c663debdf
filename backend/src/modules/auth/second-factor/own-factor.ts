import type { FactorState } from '../../../platform/access/second-factor/second-factors.js';

/** The second factor as its owner sees it. */
export interface OwnFactor extends FactorState {
  /** Whether the account must have a factor. */
  required: boolean;
  passkeysOffered: boolean;
}
