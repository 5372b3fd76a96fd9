import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#kit/select-field.tsx';
import { type Marks, REFERENCE_KINDS, type ReferenceKind, WAYS_UP, type WayUp } from '../photo/reference.rules.ts';
import { PhotoNumber } from './photo-number.tsx';

export function PhotoReference({ marks, onChange }: { marks: Marks; onChange: (changes: Partial<Marks>) => void }) {
  const { t } = useLingui();
  const { kind, door, wayUp, length_mm } = marks;
  const kinds: Record<ReferenceKind, string> = {
    a4: t`A4 sheet, 21 × 29.7 cm`,
    card: t`Bank card, 8.56 × 5.40 cm`,
    door: t`Door`,
    length: t`One known length`,
  };
  const ways: Record<WayUp, string> = {
    auto: t`As it appears in the photo`,
    upright: t`Upright`,
    sideways: t`Sideways`,
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        className="col-span-2"
        label={t`What are you marking?`}
        options={REFERENCE_KINDS.map((value) => ({ value, label: kinds[value] }))}
        value={kind}
        onChange={({ target }) => {
          const next = REFERENCE_KINDS.find((value) => value === target.value);
          if (next) onChange({ kind: next });
        }}
      />
      {(kind === 'a4' || kind === 'card') && (
        <SelectField
          className="col-span-2"
          label={t`Which way up?`}
          options={WAYS_UP.map((value) => ({ value, label: ways[value] }))}
          value={wayUp}
          onChange={({ target }) => {
            const next = WAYS_UP.find((value) => value === target.value);
            if (next) onChange({ wayUp: next });
          }}
        />
      )}
      {kind === 'door' && (
        <>
          <PhotoNumber
            label={t`Door width`}
            unit="cm"
            min={1}
            value={door.w_mm / 10}
            onValue={(cm) => onChange({ door: { ...door, w_mm: cm * 10 } })}
          />
          <PhotoNumber
            label={t`Door height`}
            unit="cm"
            min={1}
            value={door.h_mm / 10}
            onValue={(cm) => onChange({ door: { ...door, h_mm: cm * 10 } })}
          />
        </>
      )}
      {kind === 'length' && (
        <PhotoNumber
          className="col-span-2"
          label={t`Length`}
          unit="cm"
          min={1}
          value={length_mm / 10}
          onValue={(cm) => onChange({ length_mm: cm * 10 })}
        />
      )}
    </div>
  );
}
