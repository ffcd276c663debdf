// The figures of the admin's dashboard. `all/` checks those of the other panels.
import { checkFigures } from './support/figures';
import { test } from './support/test';

// The subjects below the counters load when they are seen.
test.use({ viewport: { width: 1280, height: 1800 } });

test('figures with period, comparison, table and the list behind them', ({ page, context }) =>
  checkFigures('admin', page, context));
