import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  /** The title's heading level. */
  heading?: 'h1' | 'h2' | 'h3' | 'h4';
  children?: ReactNode;
  /** A button or a link that leads on. */
  action?: ReactNode;
  /** For places without pictures: a drawing of what is missing, on a square of 120. */
  drawing?: ReactNode;
}

/** Nothing here yet: an empty frame, a text, and a link. */
export function EmptyState({ title, heading: Heading = 'h2', children, action, drawing }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-16 text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 120 120"
        className="mb-8 size-28 text-hairline-strong"
        fill="none"
        stroke="currentColor"
        strokeLinejoin="miter"
      >
        {drawing ?? (
          <>
            <path d="M60 12 32 40M60 12l28 28M60 12v-3" />
            <path d="M18 40h84v68H18zM26 48h68v52H26zM18 40l8 8M102 40l-8 8M18 108l8-8M102 108l-8-8" />
            <path d="M34 56h52v36H34z" strokeDasharray="2 3" />
          </>
        )}
      </svg>
      <Heading className="font-display text-title">{title}</Heading>
      {children && <div className="prose-text mt-3 text-ink-soft">{children}</div>}
      {action && <div className="mt-8">{action}</div>}
    </div>
  );
}

// @chunk lists
