import { ButtonsSection } from './components-page/buttons-section.tsx';
import { ChoicesSection } from './components-page/choices-section.tsx';
import { FieldsSection } from './components-page/fields-section.tsx';
import { MarksSection } from './components-page/marks-section.tsx';
import { OverlaysSection } from './components-page/overlays-section.tsx';
import { SampleFormSection } from './components-page/sample-form-section.tsx';
import { TokensSection } from './components-page/tokens-section.tsx';
import { WaitingSection } from './components-page/waiting-section.tsx';

/** Everything in `src/kit` in every state, for developers. Not translated: no visitor sees it. */
export function ComponentsPage() {
  return (
    <main lang="en" className="page py-12">
      <h1 className="text-display">Components</h1>
      <p className="prose-text mt-4 text-lead text-ink-soft">
        A quiet gallery: hairlines and white space divide, the accent marks what can be acted on, and nothing competes
        with the pictures.
      </p>
      <TokensSection />
      <ButtonsSection />
      <FieldsSection />
      <ChoicesSection />
      <SampleFormSection />
      <OverlaysSection />
      <WaitingSection />
      <MarksSection />
    </main>
  );
}
