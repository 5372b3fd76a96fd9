import { Select } from '@base-ui/react/select';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_BOX, POPUP, POPUP_ITEM } from './control-style.ts';
import { describedBy, FieldError, FieldHint, FieldLabel, type FieldText, useFieldIds } from './field.tsx';
import { Icon } from './icon.tsx';

interface SelectMenuItem<Value extends string | number> {
  value: Value;
  /** Also matched by typing. */
  label: string;
  mark?: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
}

interface SelectMenuProps<Value extends string | number> extends FieldText {
  items: readonly SelectMenuItem<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  name?: string;
  id?: string;
  disabled?: boolean;
  /** The button, for a form that focuses its first error. */
  ref?: Ref<HTMLButtonElement>;
  onBlur?: () => void;
  className?: string;
}

/** A list whose lines are more than text. For text only, use `SelectField`. */
export function SelectMenu<Value extends string | number>(props: SelectMenuProps<Value>) {
  const { items, value, onValueChange, placeholder, name, disabled, className, ref, onBlur } = props;
  const { label, hint, error, required, optional } = props;
  const ids = useFieldIds(props.id);
  const chosen = items.find((item) => item.value === value);
  return (
    <div className={className}>
      <Select.Root
        id={ids.control}
        name={name}
        items={items}
        value={value}
        disabled={disabled}
        required={required}
        modal={false}
        onValueChange={(next) => next !== null && onValueChange(next)}
      >
        <Select.Label className="block text-small font-medium text-ink">
          <FieldLabel label={label} required={required} optional={optional} />
        </Select.Label>
        {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
        <div className={classNames(CONTROL_BOX, 'mt-1.5')}>
          <Select.Trigger
            ref={ref}
            onBlur={onBlur}
            data-control=""
            aria-invalid={Boolean(error)}
            aria-describedby={describedBy(ids, { hint, error })}
            className="flex min-w-0 flex-1 items-center gap-3 px-3 py-2 text-start text-body outline-none disabled:cursor-not-allowed disabled:text-ink-soft"
          >
            {chosen?.mark}
            <Select.Value
              placeholder={placeholder}
              className="min-w-0 flex-1 truncate data-placeholder:text-ink-soft"
            />
            <Icon name="chevron-down" />
          </Select.Trigger>
        </div>
        <Select.Portal>
          <Select.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
            <Select.Popup className={classNames(POPUP, 'w-(--anchor-width) max-w-(--available-width)')}>
              <Select.List className="max-h-[min(24rem,var(--available-height))] overflow-y-auto overscroll-contain py-1">
                {items.map((item) => (
                  <SelectLine key={item.value} item={item} />
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

function SelectLine<Value extends string | number>({ item }: { item: SelectMenuItem<Value> }) {
  return (
    <Select.Item value={item.value} label={item.label} disabled={item.disabled} className={POPUP_ITEM}>
      <Select.ItemIndicator className="col-start-1">
        <Icon name="check" />
      </Select.ItemIndicator>
      <span className="col-start-2 flex min-w-0 items-center gap-3">
        {item.mark}
        <span className="min-w-0">
          <Select.ItemText>{item.label}</Select.ItemText>
          {item.detail && <span className="block text-caption text-ink-soft">{item.detail}</span>}
        </span>
      </span>
    </Select.Item>
  );
}
