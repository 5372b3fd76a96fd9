import { createFileRoute } from '@tanstack/react-router';
import { ArticleEditorPage } from '#catalogue/articles/ui/desk/article-editor-page.tsx';

export const Route = createFileRoute('/admin/article/$id')({
  component: StaffArticle,
});

function StaffArticle() {
  const { id } = Route.useParams();
  return <ArticleEditorPage key={id} id={id} />;
}
