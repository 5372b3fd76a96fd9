import { Section, Specimen } from './specimen.tsx';

// Whole class names: Tailwind finds them by reading this file.
const COLOURS = {
  wall: 'bg-wall',
  'wall-deep': 'bg-wall-deep',
  hairline: 'bg-hairline',
  'hairline-strong': 'bg-hairline-strong',
  'ink-soft': 'bg-ink-soft',
  ink: 'bg-ink',
  accent: 'bg-accent',
  'accent-deep': 'bg-accent-deep',
  fill: 'bg-fill',
  'fill-deep': 'bg-fill-deep',
  good: 'bg-good',
  bad: 'bg-bad',
};

const SIZES = {
  display: 'font-display text-display leading-tight',
  title: 'font-display text-title',
  lead: 'text-lead',
  body: 'text-body',
  small: 'text-small',
  caption: 'text-caption text-ink-soft',
};

export function TokensSection() {
  return (
    <Section title="Tokens" note="Every colour, face and size is named in style.css and nowhere else.">
      <Specimen title="Colours" wide>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          {Object.entries(COLOURS).map(([name, colour]) => (
            <li key={name}>
              <span className={`block h-16 border border-hairline ${colour}`} />
              <span className="text-caption text-ink-soft">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type" wide>
        {Object.entries(SIZES).map(([name, size]) => (
          <p key={name} className={`mb-2 ${size}`}>
            Poppies at Dusk <span lang="zh-Hant">暮色中的罌粟 2026</span>
          </p>
        ))}
      </Specimen>
    </Section>
  );
}
