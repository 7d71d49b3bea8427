export type Filled<Name extends string = string> = {
  readonly values: Readonly<Partial<Record<Name, string>>>
  readonly errors: Readonly<Partial<Record<Name, string>>>
  readonly choices: readonly string[]
}
