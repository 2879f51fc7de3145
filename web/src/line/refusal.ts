/** The server's "sorry", thrown. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule = "",
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}
