import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useState } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL, CONTROL_BOX, POPUP, POPUP_ITEM } from './control-style.ts';
import { describedBy, Field, type FieldText, useFieldIds } from './field.tsx';
import { Icon } from './icon.tsx';
import { MatchedText } from './matched-text.tsx';
import { Spinner } from './spinner.tsx';
import { useLocale } from './use-locale.ts';

interface ComboboxProps<Item> extends Omit<FieldText, 'label'> {
  label: string;
  items: readonly Item[];
  value: Item | null;
  onValueChange: (item: Item | null) => void;
  itemToLabel: (item: Item) => string;
  itemToKey: (item: Item) => string | number;
  /** The whole line of an item around its label, in which the match is already marked. */
  renderItem?: (item: Item, label: ReactNode) => ReactNode;
  /** Called with the typed text. If set, `items` are the answer; otherwise they are filtered here. */
  onQueryChange?: (query: string) => void;
  /** The answer is loading; the list stays usable. */
  loading?: boolean;
  emptyText?: ReactNode;
  placeholder?: string;
  name?: string;
  id?: string;
  autoComplete?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  className?: string;
}

/** Chooses one of many by typing a part of its name; only listed items can be chosen. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, value, onValueChange, itemToLabel, itemToKey, onQueryChange, disabled } = props;
  const { label, hint, error, required, optional, className } = props;
  const ids = useFieldIds(props.id);
  const [query, setQuery] = useState('');
  const locale = useLocale();
  const isSame = (one: Item, other: Item) => itemToKey(one) === itemToKey(other);
  // The chosen item must stay in the list when other answers arrive, or its name would leave the field.
  const known = value === null || items.some((item) => isSame(item, value)) ? items : [...items, value];

  return (
    <BaseCombobox.Root<Item>
      items={known}
      {...(onQueryChange && { filter: null, filteredItems: items })}
      value={value}
      onValueChange={onValueChange}
      itemToStringLabel={itemToLabel}
      itemToStringValue={(item) => String(itemToKey(item))}
      isItemEqualToValue={isSame}
      // After a choice the field contains a name, not a query.
      onInputValueChange={(text, { reason }) => {
        const typed = reason === 'input-change' ? text : '';
        setQuery(typed);
        onQueryChange?.(typed);
      }}
      locale={locale}
      name={props.name}
      autoComplete={props.autoComplete}
      disabled={disabled}
      required={required}
      autoHighlight
    >
      <Field
        ids={ids}
        label={label}
        hint={hint}
        error={error}
        required={required}
        optional={optional}
        className={className}
      >
        <BaseCombobox.InputGroup className={CONTROL_BOX}>
          <BaseCombobox.Input
            id={ids.control}
            ref={props.ref}
            placeholder={props.placeholder}
            onBlur={props.onBlur}
            data-control=""
            aria-invalid={Boolean(error)}
            aria-describedby={describedBy(ids, { hint, error })}
            className={CONTROL}
          />
          <ComboboxButtons label={label} />
        </BaseCombobox.InputGroup>
      </Field>
      <ComboboxPopup {...props} query={query} />
    </BaseCombobox.Root>
  );
}

function ComboboxButtons({ label }: { label: string }) {
  const { t } = useLingui();
  const square = 'flex w-11 items-center justify-center hover:text-accent disabled:cursor-not-allowed';
  return (
    <>
      <BaseCombobox.Clear aria-label={t`Clear ${label}`} className={square}>
        <Icon name="close" size={16} />
      </BaseCombobox.Clear>
      <BaseCombobox.Trigger aria-label={t`Show list: ${label}`} className={square}>
        <Icon name="chevron-down" />
      </BaseCombobox.Trigger>
    </>
  );
}

function ComboboxPopup<Item>(props: ComboboxProps<Item> & { query: string }) {
  const { loading, emptyText, itemToLabel, itemToKey, renderItem, query } = props;
  const text = 'flex items-center gap-2 px-3 py-3 text-small text-ink-soft';
  return (
    <BaseCombobox.Portal>
      <BaseCombobox.Positioner sideOffset={4} className="z-50">
        <BaseCombobox.Popup
          aria-busy={loading || undefined}
          className={classNames(POPUP, 'w-(--anchor-width) max-w-(--available-width)')}
        >
          <BaseCombobox.Status>
            {loading && (
              <span className={text}>
                <Spinner size={16} />
                <Trans>Searching…</Trans>
              </span>
            )}
          </BaseCombobox.Status>
          <BaseCombobox.Empty>
            {!loading && <span className={text}>{emptyText ?? <Trans>Nothing found.</Trans>}</span>}
          </BaseCombobox.Empty>
          <BaseCombobox.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain py-1 data-empty:p-0">
            {(item: Item) => {
              const label = <MatchedText text={itemToLabel(item)} query={query} />;
              return (
                <BaseCombobox.Item key={itemToKey(item)} value={item} className={POPUP_ITEM}>
                  <BaseCombobox.ItemIndicator className="col-start-1">
                    <Icon name="check" />
                  </BaseCombobox.ItemIndicator>
                  <span className="col-start-2 min-w-0">{renderItem ? renderItem(item, label) : label}</span>
                </BaseCombobox.Item>
              );
            }}
          </BaseCombobox.List>
        </BaseCombobox.Popup>
      </BaseCombobox.Positioner>
    </BaseCombobox.Portal>
  );
}
