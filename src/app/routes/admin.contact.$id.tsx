import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { EnquiryPage } from '#buying/contact/ui/enquiry-page.tsx';
import { STAFF_FILES } from '#buying/messages/staff-message.queries.ts';
import { AttachedFiles } from '#buying/messages/ui/letter.tsx';
import { StaffReplyForm } from '#buying/messages/ui/staff-reply-form.tsx';

export const Route = createFileRoute('/admin/contact/$id')({
  component: Enquiry,
});

function Enquiry() {
  const { id } = Route.useParams();
  const { info } = getRouteApi('__root__').useLoaderData();
  return (
    <EnquiryPage
      key={id}
      id={id}
      brand={info.brand}
      form={(form) => <StaffReplyForm {...form} />}
      files={({ attachments }, { enquiry_id, thread_id }) => (
        <AttachedFiles
          files={attachments}
          filesAt={thread_id === null ? { path: `/api/admin/contact/${enquiry_id}/attachment` } : STAFF_FILES}
        />
      )}
    />
  );
}
