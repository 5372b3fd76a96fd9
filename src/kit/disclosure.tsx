import type { ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** The title's heading level, if it is a heading. */
  heading?: 'h2' | 'h3' | 'h4';
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
  id?: string;
  ref?: Ref<HTMLDetailsElement>;
}

/** The browser's own `details`: works without JavaScript and opens when a search on the page finds its text. */
export function Disclosure({ title, children, heading: Heading = 'h3', open, name, id, ref }: DisclosureProps) {
  return (
    <details
      ref={ref}
      id={id}
      open={open}
      name={name}
      className="group border-hairline border-b [interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] details-content:transition-discrete details-content:duration-settle details-content:ease-hang open:details-content:h-auto"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 transition-colors duration-quick hover:text-accent [&::-webkit-details-marker]:hidden">
        <Heading className="font-text text-body">{title}</Heading>
        <Icon name="chevron-down" className="transition-[rotate] duration-settle ease-hang group-open:rotate-180" />
      </summary>
      <div className="prose-text pb-6 text-ink-soft">{children}</div>
    </details>
  );
}

// @chunk later
