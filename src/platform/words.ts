import type { Coded } from './coded.ts'
import { pluralForm } from './intl.ts'
import { defaultLocale, type Locale } from './locale.ts'

/** The words of one code: a text, or what makes one of the code's values. */
export type Phrase<Values> = string | ((values: Values) => string)

/** Words for every code of a table `{ code: values }`; the compiler misses a code that has none. */
export type Phrases<Table> = { readonly [Code in keyof Table]: Phrase<Table[Code]> }

/**
 * The words of one folder in every language of the product. A language that is missing does not compile; without being
 * told a language, the words are those of the default one.
 */
export function wordsIn<Words>(byLocale: Readonly<Record<Locale, Words>>): (locale?: Locale) => Words {
  return (locale = defaultLocale) => byLocale[locale]
}

/** A code and its values in words. */
export function say<Table>(phrases: Phrases<Table>, { code, values }: Coded<Table>): string {
  const phrase: Phrase<Table[keyof Table]> = phrases[code]
  return typeof phrase === 'function' ? phrase(values) : phrase
}

/** The form of a language for a count. @example plural('en', 2, { one: 'file', other: 'files' }) // 'files' */
export function plural(
  locale: string,
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>,
): string {
  return forms[pluralForm(locale, count)] ?? forms.other
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
