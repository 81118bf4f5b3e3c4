import { Component } from 'react';
import type { ReactNode } from 'react';

type BesideBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Keeps an error of the page's side from the form. */
export class BesideBoundary extends Component<BesideBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
