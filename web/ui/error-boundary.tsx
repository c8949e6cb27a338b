import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** The fallback stays until this changes. */
  readonly resetKey?: string;
  /** Renders the fallback; it may rethrow the error to the next boundary. */
  fallback(error: unknown, reset: () => void): ReactNode;
  readonly children: ReactNode;
};

type ErrorBoundaryState = { readonly failure: { readonly error: unknown } | undefined };

/** Renders a fallback if rendering failed. A class, because React has no hook for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failure && resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.reset) : this.props.children;
  }
}
