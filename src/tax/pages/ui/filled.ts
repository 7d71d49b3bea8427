/** What every form is shown with: entries, faults and choices by the names of its fields. */
export type Filled<Name extends string = string> = {
  readonly values: Readonly<Partial<Record<Name, string>>>
  readonly errors: Readonly<Partial<Record<Name, string>>>
  readonly choices: readonly string[]
}
