import { Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './evidence.module.css';

interface EvidenceProps {
  /** Undefined while the evidence is loading. */
  children: ReactNode;
}

/** The evidence for a decision, among the details of its row. */
export const Evidence = ({ children }: EvidenceProps) => (
  <div className={classes.evidence} aria-busy={children === undefined}>
    {children ?? <Skeleton height={240} />}
  </div>
);

export const Finding = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className={classes.heading}>{title}</h2>
    {children}
  </div>
);

/** A row of numbers over the whole width, with `children` next to them. */
export const Facts = ({ facts, children }: { facts: [string, string][]; children?: ReactNode }) => (
  <div className={classes.row}>
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {children}
  </div>
);

interface WarningProps {
  title: string;
  hint: string;
  children?: ReactNode;
}

/** A warning that the decider must see first. */
export const Warning = ({ title, hint, children }: WarningProps) => (
  <div className={classes.warning}>
    <h2 className={classes.heading}>
      <IconAlertTriangle size={16} aria-hidden /> {title}
    </h2>
    <p>{hint}</p>
    {children}
  </div>
);

interface FindingListProps {
  /** Uses an ordered list, for findings in chronological order. */
  ordered?: boolean;
  children: ReactNode;
}
export const FindingList = ({ ordered, children }: FindingListProps) => {
  const List = ordered ? 'ol' : 'ul';
  return <List className={classes.items}>{children}</List>;
};

export const NoFinding = ({ children }: { children: string }) => <p className={classes.none}>{children}</p>;
