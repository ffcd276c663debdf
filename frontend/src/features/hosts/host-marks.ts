import type { Host } from '../../api/hosts.gen';
import type { Mark } from '../../components/decision-queue/marks';
import { texts } from './hosts.texts';

/** Returns what a decision about an application has to consider, as far as its row knows. */
export const marksOf = ({ phoneSharers }: Host): Mark[] =>
  phoneSharers
    ? [{ label: texts.samePhoneMark(phoneSharers), reason: `${texts.samePhone}. ${texts.samePhoneHint}` }]
    : [];
