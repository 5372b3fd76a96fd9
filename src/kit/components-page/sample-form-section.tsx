import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../button.tsx';
import { CheckboxField } from '../checkbox-field.tsx';
import { errorsByField } from '../errors-by-field.ts';
import { FormErrors } from '../form-errors.tsx';
import { RadioGroupField } from '../radio-group-field.tsx';
import { SelectField } from '../select-field.tsx';
import { TextAreaField } from '../text-area-field.tsx';
import { TextField } from '../text-field.tsx';
import { Section, Specimen } from './specimen.tsx';

const enquiry = z.object({
  title: z.enum(['ms', 'mr', 'mx'], { error: 'Please choose one.' }),
  name: z.string().min(1, 'Please fill this in.'),
  address: z.object({ country: z.string().min(1, 'Please choose one.') }),
  contents: z.string().min(1, 'Please fill this in.').max(200, 'At most 200 characters.'),
  agree: z.literal(true, { error: 'Please accept the terms.' }),
});

const LABELS = { title: 'Title', name: 'Name', 'address.country': 'Country', contents: 'Message', agree: 'Terms' };

const COUNTRIES = [
  { value: 'TW', label: 'Taiwan' },
  { value: 'JP', label: 'Japan' },
];

const TITLES = [
  { value: 'ms', label: 'Ms' },
  { value: 'mr', label: 'Mr' },
  { value: 'mx', label: 'Mx' },
];

export function SampleFormSection() {
  const form = useForm({
    resolver: zodResolver(enquiry),
    mode: 'onTouched',
    // The summary gets the focus, not the first field.
    shouldFocusError: false,
    defaultValues: { name: '', address: { country: '' }, contents: '' },
  });
  const { errors, submitCount, isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = form.handleSubmit(() => new Promise<void>((done) => setTimeout(done, 1500)));

  return (
    <Section
      title="A form"
      note="Sent with errors, it says at its top how many there are; each line of the summary leads to its field. Nothing typed is lost."
    >
      <Specimen title="react-hook-form and a zod schema">
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
          <FormErrors errors={errorsByField(errors)} labels={LABELS} attempt={submitCount} />
          <RadioGroupField
            label={LABELS.title}
            required
            options={TITLES}
            error={errors.title?.message}
            {...form.register('title')}
          />
          <TextField label={LABELS.name} required error={errors.name?.message} {...form.register('name')} />
          <SelectField
            label={LABELS['address.country']}
            required
            placeholder="Please choose"
            options={COUNTRIES}
            error={errors.address?.country?.message}
            {...form.register('address.country')}
          />
          <TextAreaField
            label={LABELS.contents}
            required
            limit={200}
            error={errors.contents?.message}
            {...form.register('contents')}
          />
          <CheckboxField
            label="I accept the terms"
            required
            error={errors.agree?.message}
            {...form.register('agree')}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" busy={isSubmitting} busyText="Sending…">
              Send
            </Button>
            <Button kind="quiet" onClick={() => form.reset()}>
              Start again
            </Button>
          </div>
          <p role="status" className="text-good">
            {isSubmitSuccessful && 'Thank you. We answer within two working days.'}
          </p>
        </form>
      </Specimen>
    </Section>
  );
}
