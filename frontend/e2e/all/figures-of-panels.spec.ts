import { panelKeys } from '../../src/lib/panels';
import { checkFigures } from '../support/figures';
import { test } from '../support/test';

// The subjects below the counters load when they are seen.
test.use({ viewport: { width: 1280, height: 1800 } });

for (const panel of panelKeys.filter((key) => key !== 'admin'))
  test(`${panel}: figures with period, comparison, table and the list behind them`, ({ page, context }) =>
    checkFigures(panel, page, context));
