import type { Coded } from './coded.ts'
import { currentLocale, defaultLanguage, type Language, languageOf } from './locale.ts'

/** The words of one code: a text, or what makes one of the code's values. */
export type Phrase<Values> = string | ((values: Values) => string)

/** Words for every code of a table `{ code: values }`; the compiler misses a code that has none. */
export type Phrases<Table> = { readonly [Code in keyof Table]: Phrase<Table[Code]> }

/** The words of one folder in every language of the product, as those of whoever reads. A missing language does not compile. */
export function wordsIn<Words>(byLanguage: Readonly<Record<Language, Words>>): () => Words {
  const known: Readonly<Partial<Record<string, Words>>> = byLanguage
  return () => known[languageOf(currentLocale())] ?? byLanguage[defaultLanguage]
}

/** A code and its values in words. */
export function say<Table>(phrases: Phrases<Table>, { code, values }: Coded<Table>): string {
  const phrase: Phrase<Table[keyof Table]> = phrases[code]
  return typeof phrase === 'function' ? phrase(values) : phrase
}

/** What a use case answers when it did not do what was asked. */
export type Refused<Outcome extends { ok: boolean }> = Exclude<Outcome, { ok: true }>

/** Words for every reason of a refusal `{ reason, …values }`. */
export type RefusalWords<Refusal extends { reason: string }> = {
  readonly [Reason in Refusal['reason']]: Phrase<Because<Refusal, Reason>>
}
type Because<Refusal, Reason> = Refusal extends { reason: infer Own } ? (Reason extends Own ? Refusal : never) : never

/** A refusal in words. */
export function explain<Refusal extends { reason: string }>(words: RefusalWords<Refusal>, refusal: Refusal): string
export function explain(words: Readonly<Record<string, Phrase<object>>>, refusal: { reason: string }): string {
  const phrase = words[refusal.reason] ?? refusal.reason
  return typeof phrase === 'function' ? phrase(refusal) : phrase
}
