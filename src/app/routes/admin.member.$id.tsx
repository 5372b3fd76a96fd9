import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#buying/account/ui/member-page.tsx';
import { StaffThreadRow } from '#buying/messages/ui/staff-thread-row.tsx';
import { StaffOrderRow } from '#buying/orders/ui/staff-order-row.tsx';

export const Route = createFileRoute('/admin/member/$id')({
  component: Member,
});

function Member() {
  const { id } = Route.useParams();
  return (
    <MemberPage
      key={id}
      id={id}
      parts={{
        order: (order) => <StaffOrderRow key={order.code} order={order} />,
        thread: (thread) => <StaffThreadRow key={thread.thread_id} thread={thread} isMemberKnown />,
      }}
    />
  );
}
