import { Icon } from '../icon.tsx';
import { ICON_PATHS, type IconName } from '../icon-paths.ts';
import { Price, PriceFrom } from '../price.tsx';
import { Section, Specimen } from './specimen.tsx';

const ICONS = Object.keys(ICON_PATHS) as IconName[];

export function MarksSection() {
  return (
    <Section
      title="Prices and icons"
      note="Prices are in the page in both currencies; one attribute of the page shows the visitor's."
    >
      <Specimen title="Price">
        <ul className="grid gap-2 text-lead">
          <li>
            <Price amounts={{ NTD: 3680, USD: 12800 }} />
          </li>
          <li>
            <PriceFrom amounts={{ NTD: 1880, USD: 6550 }} />
          </li>
          <li>
            <Price amounts={{ NTD: 2980, USD: 9900 }} was={{ NTD: 3680, USD: 12800 }} />
          </li>
        </ul>
      </Specimen>
      <Specimen title="Icons: 1.5 px at every size" wide>
        <ul className="grid grid-cols-3 gap-y-6 sm:grid-cols-6 lg:grid-cols-8">
          {ICONS.map((name) => (
            <li key={name} className="flex flex-col items-center gap-2 text-caption text-ink-soft">
              <span className="flex items-end gap-2 text-ink">
                <Icon name={name} size={16} />
                <Icon name={name} size={24} />
                <Icon name={name} size={32} />
              </span>
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  );
}
