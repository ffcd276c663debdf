import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { MissingCode } from '../../lib/chunk';
import { AfterRendered } from './after-rendered';
import { texts } from './components.texts';
import { MissingPage } from './missing-page';
import { EmptyState } from './state-views';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of the failed part, for example an icon for a picture. */
  instead?: ReactNode;
}

/** Keeps the rest of a screen usable when a part throws or its code does not load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { children, instead } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (instead !== undefined) return instead;
    return <Fault error={error} />;
  }
}

/** Replaces a screen that throws or whose code does not load; the frame around it stays. */
export const ScreenFault = () => (
  <>
    <AfterRendered />
    <Fault error={useRouteError()} />
  </>
);

function Fault({ error }: { error: unknown }) {
  if (error instanceof MissingCode) return <MissingPage />;
  return (
    <EmptyState
      title={texts.error.crashTitle}
      hint={texts.error.crashHint}
      action={
        <Button variant="default" onClick={() => window.location.reload()}>
          {texts.error.reload}
        </Button>
      }
    />
  );
}
