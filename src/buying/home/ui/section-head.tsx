import { Link } from '@tanstack/react-router';

export function SectionHead({ title, to, link }: { title: string; to: '/shop' | '/artist' | '/news'; link: string }) {
  return (
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-hairline border-t pt-6">
      <h2 className="text-title">{title}</h2>
      <Link to={to} className="text-link">
        {link}
      </Link>
    </div>
  );
}

// @chunk routes
