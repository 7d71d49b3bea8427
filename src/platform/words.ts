import type { Coded } from './coded.ts'

export type Phrase<Values> = string | ((values: Values) => string)

/** Translations of all codes of `Table`, an object `{ code: values }`. A missing code does not compile. */
export type Phrases<Table> = { readonly [Code in keyof Table]: Phrase<Table[Code]> }

export function say<Table>(phrases: Phrases<Table>, { code, values }: Coded<Table>): string {
  const phrase: Phrase<Table[keyof Table]> = phrases[code]
  return typeof phrase === 'function' ? phrase(values) : phrase
}

export type Refused<Outcome extends { ok: boolean }> = Exclude<Outcome, { ok: true }>

export type RefusalWords<Refusal extends { reason: string }> = {
  readonly [Reason in Refusal['reason']]: Phrase<Because<Refusal, Reason>>
}
type Because<Refusal, Reason> = Refusal extends { reason: infer Own } ? (Reason extends Own ? Refusal : never) : never

export function explain<Refusal extends { reason: string }>(words: RefusalWords<Refusal>, refusal: Refusal): string
export function explain(words: Readonly<Record<string, Phrase<object>>>, refusal: { reason: string }): string {
  const phrase = words[refusal.reason] ?? refusal.reason
  return typeof phrase === 'function' ? phrase(refusal) : phrase
}
