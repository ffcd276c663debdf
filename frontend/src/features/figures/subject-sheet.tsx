import { ActionIcon, Button, Tabs } from '@mantine/core';
import { IconDownload, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { Sheet } from '../../components/base/sheet';
import { saveText } from '../../lib/csv';
import type { Board, Subject } from './boards';
import { ChangeNote, totalsOf } from './change-note';
import changes from './change-note.module.css';
import { Comparison } from './comparison';
import { listOf, type Owner } from './figure-links';
import classes from './subject-sheet.module.css';
import { texts } from './figures.texts';
import { formatFigure } from './format-figure';
import type { Measure } from './measures';
import { fileName, seriesCsv } from './series-csv';
import { SeriesView } from './series-view';
import { useSeries, type Range } from './use-series';

export interface SubjectSheetProps {
  lists: Board['lists'];
  /** Whose figures these are, if not all within the reader's scope. */
  owner: Owner | undefined;
  subject: Subject;
  /** Whether the tabs show names only, because the key figures above show the same totals. */
  plain: boolean;
  range: Range;
  today: string;
}

/** One subject: its figures as tabs; of the chosen one the course over time and the bars by owner. */
export function SubjectSheet({ lists, owner, subject, plain, range, today }: SubjectSheetProps) {
  const [chosen, choose] = useState<Measure>(subject.measures[0]);
  const [asTable, setAsTable] = useState(false);
  const title = texts.subjects[subject.name];
  const query = useSeries(chosen, range);
  const { series } = query;
  const to = listOf(lists, chosen, range, owner);
  const groups = subject.groups?.[chosen];
  return (
    <Sheet
      title={title}
      actions={
        <div className={classes.actions}>
          <Button
            variant={asTable ? 'light' : 'subtle'}
            color={asTable ? 'accent' : 'gray'}
            size="xs"
            leftSection={<IconTable size={15} />}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {texts.chart.table}
          </Button>
          <ActionIcon
            aria-label={`${texts.chart.csv}: ${title}`}
            title={texts.chart.csv}
            disabled={!series}
            onClick={() => series && saveText(seriesCsv(chosen, series, range.by), fileName(chosen, range))}
          >
            <IconDownload size={16} />
          </ActionIcon>
        </div>
      }
    >
      <Tabs
        className={classes.subject}
        value={chosen}
        onChange={(measure) => choose(measure as Measure)}
        keepMounted={false}
      >
        <Tabs.List className={plain ? undefined : classes.measures} aria-label={texts.choose(title)}>
          {subject.measures.map((measure) => (
            <Tabs.Tab key={measure} className={plain ? undefined : classes.measure} value={measure}>
              {plain ? texts.measures[measure] : <MeasureTab measure={measure} range={range} />}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={chosen} className={classes.panel}>
          <div className={classes.views} data-with-bars={groups && true}>
            <div className={classes.view}>
              <SeriesView
                measure={chosen}
                query={query}
                range={range}
                today={today}
                asTable={asTable}
                to={to}
              />
            </div>
            {groups && (
              <Comparison
                key={groups.join()}
                lists={lists}
                measure={chosen}
                groups={groups}
                range={range}
                asTable={asTable}
              />
            )}
          </div>
        </Tabs.Panel>
      </Tabs>
    </Sheet>
  );
}

/** The name of a figure, its total and its change. */
function MeasureTab({ measure, range }: { measure: Measure; range: Range }) {
  const { series, error } = useSeries(measure, range);
  return (
    <span className={classes.measureText}>
      <span>{texts.measures[measure]}</span>
      <strong>{series ? formatFigure(measure, series.total) : error ? '–' : '\u00A0'}</strong>
      {series ? (
        <ChangeNote measure={measure} {...totalsOf(series)} short />
      ) : (
        <span className={changes.change}>&nbsp;</span>
      )}
    </span>
  );
}
