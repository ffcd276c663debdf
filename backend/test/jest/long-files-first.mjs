import Sequencer from '@jest/test-sequencer';

/** The specs that run longest although their files are short. At the end of a run the other workers would wait for them. */
const LONG_SPECS =
  `audit-seals-kill authorisation connections demo-interrupted demo-production documented-client
  events idle-polling item-bulk job-authority ledger-kill list-export-limits malformed-changes malformed-reads moderation-scores
  processes processes-limits start-ended verify-commands`.split(/\s+/);
const IS_LONG = new RegExp(`/(${LONG_SPECS.join('|')})\\.(e2e|slow)-spec\\.ts$`);

export default class LongFilesFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isLong = ({ path }) => IS_LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
