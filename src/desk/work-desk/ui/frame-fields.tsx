import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { glazing, material, profile } from '#ground/framing/framing.contract.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { GLAZING_WORDS, MATERIAL_WORDS, PROFILE_WORDS } from '../frame-desk.words.ts';
import type { TypedFrame } from './frame-values.ts';

/** How a frame is made: its shape, its mat and its glazing, and the largest print it can hold. */
export function FrameFields({ ordered }: { ordered: boolean }) {
  const { t, i18n } = useLingui();
  const { register, formState, control } = useFormContext<TypedFrame>();
  const { errors } = formState;
  const hasMat = useWatch({ control, name: 'has_mat' });
  const measure = (name: 'face_mm' | 'rebate_mm' | 'depth_mm' | 'weight_g_per_cm' | 'max_perimeter_cm') => ({
    inputMode: 'numeric' as const,
    maxLength: 4,
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <section>
      <h2 className="text-title">
        <Trans>Shape</Trans>
      </h2>
      {ordered && (
        <p className="prose-text mt-2 border-hairline-strong border-s-2 ps-4 text-ink-soft text-small">
          <Trans>
            Prints have been ordered in this frame, and workshop tickets depend on its shape: material, profile,
            measurements, mat and glazing cannot be changed. For another shape, create a new frame and stop offering
            this one.
          </Trans>
        </p>
      )}
      <div className="mt-3 grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t`Material`}
          options={material.options.map((value) => ({ value, label: i18n._(MATERIAL_WORDS[value]) }))}
          {...register('material')}
        />
        <SelectField
          label={t`Profile of the moulding`}
          options={profile.options.map((value) => ({ value, label: i18n._(PROFILE_WORDS[value]) }))}
          {...register('profile')}
        />
        <SelectField
          label={t`Glazing`}
          options={glazing.options.map((value) => ({ value, label: i18n._(GLAZING_WORDS[value]) }))}
          {...register('glazing')}
        />
        <TextField label={t`Face`} after={t`mm`} {...measure('face_mm')} />
        <TextField label={t`Rebate`} after={t`mm`} {...measure('rebate_mm')} />
        <TextField label={t`Depth`} after={t`mm`} {...measure('depth_mm')} />
      </div>
      <CheckboxField className="mt-3" label={<Trans>With a mat</Trans>} {...register('has_mat')} />
      {hasMat && (
        <div className="mt-1 grid grid-cols-2 gap-4 sm:grid-cols-3">
          <TextField
            label={t`Width of the mat`}
            after={t`mm`}
            inputMode="numeric"
            maxLength={3}
            error={errors.mat?.width_mm?.message}
            {...register('mat.width_mm')}
          />
          <TextField
            label={t`Colour of the mat`}
            hint={t`As #rrggbb`}
            maxLength={7}
            error={errors.mat?.colour?.message}
            {...register('mat.colour')}
          />
        </div>
      )}
      <div className="mt-5 grid gap-4 sm:grid-cols-3">
        <TextField label={t`Weight of the moulding`} after="g/cm" {...measure('weight_g_per_cm')} />
        <TextField
          label={t`Largest perimeter`}
          hint={t`It would sag around larger works, so it is not offered for them.`}
          after={t`cm`}
          {...measure('max_perimeter_cm')}
        />
      </div>
    </section>
  );
}
