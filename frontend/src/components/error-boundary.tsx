import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { texts } from './components.texts';
import { EmptyState } from './state-views';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What can be done without it is shown instead: rows that cannot be moved. */
  instead?: ReactNode;
}

/** A screen that throws, or whose code does not come, leaves the rest of the panel usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, instead } = this.props;
    if (!this.state.failed) return children;
    if (instead !== undefined) return instead;
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
}
