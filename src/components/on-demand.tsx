import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { isLoadFailure } from '#src/lib/load-failure.ts';
import { OnDemandFailed } from './on-demand-failed.tsx';

type OnDemandProps = {
  /** A `lazy` dialog. */
  children: ReactNode;
  /** Somebody goes on without it. */
  onCancel: () => void;
};

/**
 * Around a dialog whose code is fetched when it is opened over unsaved work: where that fails, the page
 * beneath stays as it is, and a small dialog that is here already offers the reload which mends it.
 */
export class OnDemand extends Component<OnDemandProps, { error: unknown }> {
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override state: { error: unknown } = { error: null };

  override render() {
    const { error } = this.state;
    if (isLoadFailure(error)) return <OnDemandFailed onCancel={this.props.onCancel} />;
    if (error !== null) throw error;
    return <Suspense>{this.props.children}</Suspense>;
  }
}
