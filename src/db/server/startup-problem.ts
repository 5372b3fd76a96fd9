/** A reason the shop cannot start: its message is one line that says what to do, so no stack is shown. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}
