import { Trans } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../button.tsx';
import { TextField } from '../text-field.tsx';

interface DeskSearchProps {
  label: string;
  keyword: string | undefined;
  /** Further filters, each a named field. */
  children?: ReactNode;
  /** The fields' values by name. */
  find: (values: Record<string, FormDataEntryValue>) => void;
}

/** The search of a list with its filters; sent only on submit. Give it a key, so that "back" fills it again. */
export function DeskSearch({ label, keyword, children, find }: DeskSearchProps) {
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    find(Object.fromEntries(new FormData(event.currentTarget)));
  }
  return (
    <search>
      <form onSubmit={send} className="flex flex-wrap items-end gap-3">
        <TextField
          label={label}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={150}
          className="min-w-0 flex-1 basis-64"
        />
        {children}
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
