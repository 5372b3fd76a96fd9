import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { LanguageColumns, LanguageFields } from '#kit/blocks/language-columns.tsx';
import { WrittenFields } from '#kit/blocks/written-fields.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { proposeForStaff } from '#kit/client/simplified.ts';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { useOvertaken } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { ProposeSimplified } from '#kit/propose-simplified.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { Tabs } from '#kit/tabs.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import type { PageOfWords } from '../page.rules.ts';
import { PAGE_LOG } from '../page-log.rules.ts';
import type { ShopPageWords } from '../shop-page.contract.ts';
import { FactList } from './fact-list.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

interface Written {
  page: PageOfWords;
  words: ShopPageWords;
  changed_at: string | null;
}

/** Returns whether the change was made. The typed words then count as saved, unless they are to stay. */
export type SendChange<Change> = (change: Change, typed?: 'stays') => Promise<boolean>;

interface PageEditorProps<Page extends Written, Change> {
  document: Page;
  /** The tabs' label. */
  label: string;
  /** Returns the page after the change. */
  change: (change: Change) => Promise<Page>;
  /** Reloads the page after a conflict. */
  reload: () => Promise<Page>;
  /** The actions for the page as the editor saw it, even if it has changed since. */
  actions: (send: SendChange<Change>, seen: Page) => ReactNode;
  /** Other views, rendered only while open. */
  views: readonly { value: string; label: string; show: () => ReactNode }[];
  onShow?: Readonly<Record<string, string>>;
  pictureField?: (onPicture: (hash: string) => void) => ReactNode;
}

/** A conflict shows who saved first, and nothing is lost. */
export function PageEditor<Page extends Written, Change>(props: PageEditorProps<Page, Change>) {
  const { document, label, change, reload, actions, views, onShow, pictureField } = props;
  const { t } = useLingui();
  const languages = useLanguageChoice();
  const [tab, setTab] = useState('write');
  const [seen, setSeen] = useState(document);
  const { changes, meet, settle } = useOvertaken();
  const form = useForm<ShopPageWords>({ defaultValues: document.words });
  const { isDirty, errors } = form.formState;

  /** The API validates against the contract and reports errors at their fields. */
  const send: SendChange<Change> = async (wanted, typed) => {
    form.clearErrors();
    try {
      begin(await change(wanted), typed === 'stays');
      return true;
    } catch (failure) {
      const watched = { subject: 'page', subject_id: seen.page, since: seen.changed_at } as const;
      if (!(await meet(failure, watched))) showFaults(failure);
      return false;
    }
  };
  function begin(page: Page, keepValues: boolean) {
    setSeen(page);
    form.reset(page.words, { keepValues });
  }
  function showFaults(failure: unknown) {
    if (failure instanceof ApiFailure && !('effective' in failure.errors)) setTab('write');
    if (failure instanceof ApiFailure) languages.showField(Object.keys(failure.errors)[0]);
    showRefusal(form, failure);
  }
  async function resolveConflict(whose: 'mine' | 'theirs') {
    begin(await reload(), whose === 'mine');
    settle();
  }

  const writing = (
    <div className="grid gap-6">
      <LanguageColumns {...languages}>
        <LanguageFields name="title" label={t`Title of the page`} />
        <LanguageFields name="lead" label={t`In short`} rows={3} />
        <LanguageFields name="description" label={t`For search engines`} rows={2} />
        <WrittenFields name="blocks" {...(onShow && { onShow })} {...(pictureField && { pictureField })} />
      </LanguageColumns>
      <ProposeSimplified propose={proposeForStaff} />
      <FactList />
    </div>
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-6">
        <UnsavedGuard when={isDirty} />
        <div>
          <OvertakenNote
            changes={changes}
            log={PAGE_LOG}
            onTakeTheirs={() => void resolveConflict('theirs')}
            onKeepMine={() => void resolveConflict('mine')}
          />
          <FormRefusal message={errors.root?.message} />
          {actions(send, seen)}
        </div>
        <Tabs
          label={label}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'write', label: t`Write`, content: writing },
            ...views.map(({ show, ...view }) => ({ ...view, content: tab === view.value && show() })),
          ]}
        />
      </form>
    </FormProvider>
  );
}
