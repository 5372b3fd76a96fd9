import { useState } from 'react';
import { CheckboxField } from '../checkbox-field.tsx';
import { Combobox } from '../combobox.tsx';
import { Price } from '../price.tsx';
import { RadioGroupField } from '../radio-group-field.tsx';
import { SelectMenu } from '../select-menu.tsx';
import { Section, Specimen } from './specimen.tsx';

const swatch = (colour: string) => <span className={`size-6 shrink-0 border border-hairline-strong ${colour}`} />;

const FRAMES = [
  { value: 1, label: 'Black', detail: 'Alder, stained, 20 mm', mark: swatch('bg-ink') },
  { value: 2, label: 'White', detail: 'Alder, lacquered, 20 mm', mark: swatch('bg-wall') },
  { value: 3, label: 'Oxide', detail: 'Not made at this size', mark: swatch('bg-accent'), disabled: true },
  { value: 4, label: 'Grey', detail: 'Aluminium, brushed, 12 mm', mark: swatch('bg-hairline-strong') },
];

interface Town {
  id: number;
  name: string;
  county: string;
}

const TOWNS: Town[] = [
  '大安區 Da’an',
  '中正區 Zhongzheng',
  '信義區 Xinyi',
  '西屯區 Xitun',
  '鼓山區 Gushan',
  'Zürich',
  'Curaçao',
].map((name, id) => ({
  id,
  name,
  county: ['Taipei', 'Taipei', 'Taipei', 'Taichung', 'Kaohsiung', 'Zürich', 'Willemstad'][id] ?? '',
}));

const PAYMENTS = [
  { value: 'card', label: 'Credit card', hint: 'Visa, Mastercard, JCB', aside: <Price amounts={{ NTD: 0, USD: 0 }} /> },
  { value: 'transfer', label: 'Bank transfer', hint: 'Within three days' },
  { value: 'paypal', label: 'PayPal', hint: 'Not in NT$', disabled: true },
];

export function ChoicesSection() {
  return (
    <Section
      title="Choices"
      note="Whole lines are targets. Lists that are more than text open as menus; long ones can be searched."
    >
      <Specimen title="Checkbox: default, checked, error, disabled">
        <CheckboxField label="Send me news of new works" defaultChecked />
        <CheckboxField
          label={
            <>
              I accept the{' '}
              <a href="#terms" className="text-link">
                terms of sale
              </a>
            </>
          }
          required
          error="Please accept the terms."
        />
        <CheckboxField label="Gift wrapping" hint="Not for frames over 90 cm." disabled />
        <CheckboxField label="Insured" disabled defaultChecked />
      </Specimen>
      <Specimen title="Radio group">
        <RadioGroupField
          label="How would you like to pay?"
          required
          name="payment-sample"
          options={PAYMENTS}
          defaultValue="card"
        />
      </Specimen>
      <Specimen title="Radio group with an error">
        <RadioGroupField
          label="How would you like to pay?"
          name="payment-error"
          options={PAYMENTS.slice(0, 2)}
          error="Please choose one."
        />
      </Specimen>
      <FrameMenus />
      <Specimen title="Combobox: filters a list, marks the match">
        <TownChooser />
      </Specimen>
      <Specimen title="Combobox: asks a server, says that it searches">
        <TownSearch />
      </Specimen>
    </Section>
  );
}

function FrameMenus() {
  const [frame, setFrame] = useState<number | null>(4);
  return (
    <Specimen title="Select menu: lines with a swatch and a second line">
      <div className="grid gap-6">
        <SelectMenu label="Frame" items={FRAMES} value={frame} onValueChange={setFrame} />
        <SelectMenu
          label="Frame"
          required
          items={FRAMES}
          value={null}
          onValueChange={setFrame}
          placeholder="Please choose"
          error="Please choose a frame."
        />
        <SelectMenu label="Frame" items={FRAMES} value={2} onValueChange={setFrame} disabled />
      </div>
    </Specimen>
  );
}

function TownChooser() {
  const [town, setTown] = useState<Town | null>(null);
  return (
    <Combobox
      label="District"
      items={TOWNS}
      value={town}
      onValueChange={setTown}
      itemToLabel={({ name }) => name}
      itemToKey={({ id }) => id}
      placeholder="Type a part of its name"
      emptyText="No such district. Try its English name."
    />
  );
}

function TownSearch() {
  const [town, setTown] = useState<Town | null>(TOWNS[0] ?? null);
  const [found, setFound] = useState<Town[]>([]);
  const [loading, setLoading] = useState(false);

  function search(query: string) {
    setLoading(query !== '');
    setTimeout(() => {
      setFound(query ? TOWNS.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())) : []);
      setLoading(false);
    }, 600);
  }

  return (
    <Combobox
      label="District"
      hint="Anywhere we deliver."
      items={found}
      value={town}
      onValueChange={setTown}
      itemToLabel={({ name }) => name}
      itemToKey={({ id }) => id}
      onQueryChange={search}
      loading={loading}
      renderItem={({ county }, label) => (
        <>
          {label} <span className="text-caption text-ink-soft">{county}</span>
        </>
      )}
    />
  );
}
