import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { texts } from './components.texts';
import { EmptyState } from './state-views';

/** A screen that throws, or whose code does not come, leaves the rest of the panel usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
