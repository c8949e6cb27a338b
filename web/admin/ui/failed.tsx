import type { ReactNode } from 'react';
import { useTexts } from '../language.ts';
import { LinkButton, QuietButton } from './buttons.tsx';
import { focusPageAfter } from './focus-page.ts';

type FailedProps = {
  readonly text: string;
  readonly className?: string;
  readonly children?: ReactNode;
  onRetry(): void;
};

/** Shows what failed, with a button that retries. */
export function Failed({ text, className, children, onRetry }: FailedProps) {
  const { retry } = useTexts();
  return (
    <div ref={focusPageAfter} role="alert" className={className}>
      <p>{text}</p>
      {children}
      <QuietButton onClick={() => onRetry()} className="mt-4">
        {retry}
      </QuietButton>
    </div>
  );
}

/** `Failed` in one line, for a part of an open record. */
export function FailedPart(props: Omit<FailedProps, 'children'>) {
  const { text, className = 'mt-6 text-sm text-muted', onRetry } = props;
  const { retry } = useTexts();
  return (
    <div ref={focusPageAfter} role="alert" className={`no-print ${className}`}>
      {text} <LinkButton onClick={() => onRetry()}>{retry}</LinkButton>
    </div>
  );
}
