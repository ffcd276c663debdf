import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { brand } from '../../lib/brand';
import { texts } from '../base/components.texts';
import { Mark } from '../base/mark';
import classes from './paper.module.css';

interface PaperProps {
  title: string;
  /** The label and the number of the document. */
  number: [label: string, number: string];
  /** The label and the amount, in large type. */
  amount: [label: string, amount: string];
  heading: string;
  rows: [label: string, value: ReactNode][];
  children?: ReactNode;
}

/** A document that is printed, or saved as PDF by the browser, on one A4 page. */
export function Paper({ title, number, amount, heading, rows, children }: PaperProps) {
  return (
    <article className={classes.sheet} aria-label={title}>
      <header className={classes.head}>
        <Mark size={36} />
        <div>
          <p className={classes.brand}>{brand.name}</p>
          <h1 className={classes.title}>{title}</h1>
        </div>
        <p className={classes.number}>
          {number[0]} <code translate="no">{number[1]}</code>
        </p>
      </header>
      <div className={classes.amount}>
        <span>{amount[0]}</span>
        <strong>{amount[1]}</strong>
      </div>
      <h2 className={classes.part}>{heading}</h2>
      <dl className={classes.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}

interface PaperToolsProps {
  children: ReactNode;
  /** Whether there is a document to print. */
  isPrintable?: boolean;
}

/** The buttons above a document; they are not printed. */
export function PaperTools({ children, isPrintable = true }: PaperToolsProps) {
  return (
    <div className={classes.tools}>
      {children}
      <Button leftSection={<IconPrinter size={16} />} disabled={!isPrintable} onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  );
}
