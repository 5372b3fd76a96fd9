import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Progress } from '#kit/progress.tsx';
import { type ChosenFile, sortChosen } from '../chosen-files.rules.ts';
import { beginImport, importsQuery } from '../import.queries.ts';
import { ColumnHelp } from './column-help.tsx';
import { FileChooser } from './file-chooser.tsx';
import { ImportRow } from './import-row.tsx';
import { addFiles } from './import-sending.ts';
import { LeftOutFiles } from './left-out-files.tsx';
import { TemplateButtons } from './template-buttons.tsx';

/** Starts an import of works, and lists the earlier ones. */
export function ImportsPage({ page }: { page: number }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const query = useQuery(importsQuery(options.context, page));
  return (
    <DeskPage title={<Trans>Import works</Trans>}>
      <ol className="prose-text grid list-decimal gap-1 ps-5">
        <li>
          <Trans>Choose the pictures, one by one, as a folder or as a zip file. Each picture becomes one work.</Trans>
        </li>
        <li>
          <Trans>
            If you have a table with titles, artists, prices and texts, add it: fill in our template, in one language or
            more. Without a table, the file names become the titles.
          </Trans>
        </li>
        <li>
          <Trans>
            We check everything and show you each line. Nothing changes before you import it, and you can undo it.
          </Trans>
        </li>
      </ol>
      <TemplateButtons />
      <ColumnHelp />
      <NewImport />
      <section className="mt-14">
        <h2 className="text-title">
          <Trans>Earlier imports</Trans>
        </h2>
        <DeskList
          query={query}
          label={t`Earlier imports`}
          counted={(total) => <Plural value={total} one="# import" other="# imports" />}
          empty={
            <EmptyState heading="h3" title={<Trans>No imports yet</Trans>}>
              <Trans>Your first one appears here as soon as you choose files.</Trans>
            </EmptyState>
          }
          row={(one) => <ImportRow key={one.import_id} one={one} />}
          renderLink={(at, link) => <Link to="/admin/import" search={at > 1 ? { page: at } : {}} {...link} />}
        />
      </section>
    </DeskPage>
  );
}

function NewImport() {
  const { t } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const [publishes, setPublishes] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [leftOut, setLeftOut] = useState<ReturnType<typeof sortChosen>['leftOut']>([]);
  async function begin(chosen: ChosenFile<File>[]) {
    setFailure(undefined);
    const sorted = sortChosen(chosen);
    setLeftOut(sorted.leftOut);
    if (sorted.files.length === 0) {
      setFailure(t`None of these files can be imported.`);
      return;
    }
    setBusy(true);
    try {
      const { import_id } = await beginImport(options.context, { publish_complete: publishes });
      void addFiles(options.context, import_id, chosen);
      await navigate({ to: '/admin/import/$id', params: { id: String(import_id) } });
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      setFailure(problem.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="mt-8 max-w-3xl">
      <FileChooser
        title={<Trans>Drop pictures, a folder, a zip file or a table here</Trans>}
        disabled={busy}
        onFiles={(files) => void begin(files)}
      />
      <CheckboxField
        className="mt-3"
        label={t`Put complete new works on sale immediately`}
        hint={t`Otherwise all new works are drafts. You can still change this before the import.`}
        checked={publishes}
        onChange={({ currentTarget }) => setPublishes(currentTarget.checked)}
      />
      {busy && <Progress label={t`Starting the import…`} />}
      <FormRefusal message={failure} />
      <LeftOutFiles files={leftOut} />
    </div>
  );
}
