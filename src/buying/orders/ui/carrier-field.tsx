import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { carriersQuery } from '../order-staff.queries.ts';

interface CarrierFieldProps {
  error: string | undefined;
  /** The key is empty for a carrier that is not in the list. */
  onChoose: (carrier: { key: string; name: string }) => void;
}

const OTHER = '';

/** A carrier of the shop's list, or another one by its name. */
export function CarrierField({ error, onChoose }: CarrierFieldProps) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data: list = [] } = useQuery(carriersQuery(options.context));
  const [chosen, setChosen] = useState<string>();
  const [first] = list;
  const key = chosen ?? first?.key ?? OTHER;
  useEffect(() => {
    // Once, when the list has arrived.
    if (chosen !== undefined || !first) return;
    setChosen(first.key);
    onChoose(first);
  }, [first, chosen, onChoose]);
  return (
    <>
      <SelectField
        label={t`Carrier`}
        required
        value={key}
        {...(key !== OTHER && { error })}
        options={[
          ...list.map((one) => ({ value: one.key, label: one.name })),
          { value: OTHER, label: t`Another carrier` },
        ]}
        onChange={({ target: { value } }) => {
          setChosen(value);
          onChoose({ key: value, name: list.find((one) => one.key === value)?.name ?? '' });
        }}
      />
      {key === OTHER && (
        <TextField
          label={t`Name of the carrier`}
          required
          error={error}
          onChange={({ target: { value } }) => onChoose({ key: OTHER, name: value })}
        />
      )}
    </>
  );
}
