import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Combobox } from '../combobox.tsx';
import { useLocale } from '../use-locale.ts';

export interface Named {
  id: number;
  title: string;
  subtitle?: string;
}

interface NamedPickerProps {
  /** The kind of thing; part of the query key. */
  kind: string;
  find: (keyword: string) => Promise<Named[]>;
  label: string;
  hint?: string;
  value: Named | null;
  onPick: (named: Named | null) => void;
  error?: string | undefined;
  name?: string;
}

/** Chooses one of many by a part of its name; searches while typing. */
export function NamedPicker({ kind, find, value, onPick, ...field }: NamedPickerProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword.trim());
  const { data = [], isFetching } = useQuery({
    queryKey: ['staff', 'named', kind, locale, wanted],
    queryFn: () => find(wanted),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <Combobox
      {...field}
      items={wanted === '' ? [] : data}
      value={value}
      onValueChange={onPick}
      itemToLabel={({ title }) => title}
      itemToKey={({ id }) => id}
      renderItem={({ subtitle }, label) => (
        <>
          {label} {subtitle && <span className="text-caption text-ink-soft">{subtitle}</span>}
        </>
      )}
      onQueryChange={setKeyword}
      loading={isFetching && wanted !== ''}
      placeholder={t`Type a part of the name`}
      {...(wanted === '' && { emptyText: t`Type a part of the name` })}
    />
  );
}
