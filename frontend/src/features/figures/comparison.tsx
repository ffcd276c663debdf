import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Choice } from '../../components/base/choice';
import { saveText } from '../../lib/csv';
import { Bars } from './bars';
import type { Board } from './boards';
import classes from './comparison.module.css';
import { texts } from './figures.texts';
import type { GroupName, Measure } from './measures';
import { fileName, groupsCsv } from './series-csv';
import { useGroups, type Range } from './use-series';

interface ComparisonProps {
  lists: Board['lists'];
  measure: Measure;
  groups: [GroupName, ...GroupName[]];
  range: Range;
  asTable: boolean;
  /** Keeps the same height whatever the figures are. */
  steady?: boolean;
}

/** The bars by owner, with a choice if there are several kinds of owners. */
export function Comparison({ lists, measure, groups, range, asTable, steady }: ComparisonProps) {
  const [group, setGroup] = useState(groups[0]);
  const query = useGroups(measure, group, range);
  const { series } = query;
  return (
    <div className={classes.comparison}>
      <div className={classes.head}>
        {groups.length > 1 ? (
          <Choice
            size="xs"
            fits
            aria-label={texts.bars.by}
            data={groups.map((value) => ({ value, label: texts.groups[value] }))}
            value={group}
            onChange={setGroup}
          />
        ) : (
          <h3 className={classes.title}>{texts.groups[group]}</h3>
        )}
        <ActionIcon
          aria-label={`${texts.chart.csv}: ${texts.groups[group]}`}
          title={texts.chart.csv}
          disabled={!series?.groups?.length}
          onClick={() =>
            series && saveText(groupsCsv(measure, group, series), fileName(measure, range, group))
          }
        >
          <IconDownload size={16} />
        </ActionIcon>
      </div>
      <Bars
        measure={measure}
        group={group}
        query={query}
        range={range}
        lists={lists}
        asTable={asTable}
        steady={steady}
      />
    </div>
  );
}
