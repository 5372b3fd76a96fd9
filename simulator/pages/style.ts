/** The shop's look in a style sheet of its own: white wall, ink, hairlines, one accent. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --wall: #faf8f4; --wall-deep: #f2eee6; --ink: #1d1a16; --ink-soft: #5c564d; --hairline: #d9d2c5;
  --hairline-strong: #8a8275; --accent: #8a3220; --accent-deep: #6b2517; --on-accent: #fdfaf5; --focus: #1d4f91;
}
@media (prefers-color-scheme: dark) {
  :root {
    --wall: #171614; --wall-deep: #211f1c; --ink: #ece7de; --ink-soft: #b3aca0; --hairline: #3a3733;
    --hairline-strong: #857d71; --accent: #e08f77; --accent-deep: #f0ac98; --on-accent: #1d1210; --focus: #8fbaf0;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--wall); color: var(--ink); line-height: 1.6; overflow-wrap: anywhere;
  font-family: "Source Sans 3", "PingFang TC", "PingFang SC", "Noto Sans CJK TC", "Microsoft JhengHei", system-ui, sans-serif;
}
:lang(zh) { line-height: 1.75; }
header, main { max-width: 40rem; margin-inline: auto; padding: 1rem; }
header { border-bottom: 1px solid var(--hairline); color: var(--ink-soft); }
h1 { font: 400 2rem/1.2 "Newsreader", "Noto Serif CJK TC", "Songti TC", "PMingLiU", Georgia, serif; margin: 1.5rem 0 .5rem; }
h2 { font-size: 1rem; font-weight: 600; margin: 1.5rem 0 .5rem; }
.notice { margin: 0; padding: .75rem 1rem; background: var(--wall-deep); border-left: 4px solid var(--accent); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1rem 0; padding: 1rem 0; border-block: 1px solid var(--hairline); }
dt { color: var(--ink-soft); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
form { display: grid; gap: .75rem; margin: 0 0 .75rem; }
button, .button, select {
  font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--hairline-strong); border-radius: 2px;
  background: transparent; color: var(--ink); text-align: start; width: 100%;
}
button { cursor: pointer; }
button.first { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.first:hover { background: var(--accent-deep); border-color: var(--accent-deep); }
button:hover { border-color: var(--ink); }
select { background: var(--wall); }
a { color: var(--accent); text-underline-offset: .2em; }
a:hover { color: var(--accent-deep); }
summary { min-height: 2.75rem; padding-block: .5rem; cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; background: var(--wall); padding: .5rem; }
`;
