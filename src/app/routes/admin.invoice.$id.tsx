import { createFileRoute } from '@tanstack/react-router';
import { InvoicePage } from '#buying/invoices/ui/invoice-page.tsx';
import { lazily } from '#kit/later.tsx';

const InvoiceChoice = lazily(() =>
  import('#buying/checkout/ui/invoice-choice.tsx').then((module) => ({ default: module.InvoiceChoice })),
);

export const Route = createFileRoute('/admin/invoice/$id')({
  component: () => <InvoicePage id={Route.useParams().id} InvoiceChoice={InvoiceChoice} />,
});
