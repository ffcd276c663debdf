import { Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '../base/components.texts';
import { Picture } from '../base/picture';
import classes from './evidence.module.css';

interface EvidenceFrameProps {
  /** The person the decision is about. */
  name: string;
  picture: string;
  /** Undefined while the evidence is loading. */
  children: ReactNode;
}

/** The evidence for a decision, shown below its row. */
export const EvidenceFrame = ({ name, picture, children }: EvidenceFrameProps) => (
  <section
    className={classes.evidence}
    aria-label={`${texts.queue.evidence}: ${name}`}
    aria-busy={children === undefined}
  >
    <Picture image={picture} name={name} width={120} height={120} />
    {children === undefined ? <Skeleton height={120} /> : <div className={classes.findings}>{children}</div>}
  </section>
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
