/** A page with the company's facts in place of their names in braces; a name that is not a fact stays as it is. */
export function withFacts<Page extends object>(facts: Readonly<Record<string, string>>, page: Page): Page {
  const filled = JSON.stringify(page).replace(/\{(\w+)\}/g, (braces, name: string) => {
    const fact = facts[name];
    return fact === undefined ? braces : JSON.stringify(fact).slice(1, -1);
  });
  return JSON.parse(filled) as Page;
}
