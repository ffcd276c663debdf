import type { ReactNode, RefObject } from 'react';
import { Sheet } from '../base/sheet';
import classes from './import.module.css';

interface FoundStepProps {
  /** Takes the focus after the check. */
  heading: RefObject<HTMLDivElement | null>;
  title: string;
  children: ReactNode;
}

/** The second step of an import: what was found in the file. */
export const FoundStep = ({ heading, title, children }: FoundStepProps) => (
  <div ref={heading} tabIndex={-1} className={classes.focus}>
    <Sheet title={title}>{children}</Sheet>
  </div>
);
