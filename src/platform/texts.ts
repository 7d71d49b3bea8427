import { currentLocale, languageOf } from './locale.ts'

type Widen<Value> = Value extends string ? string : Value
/** A translation may leave out texts; these are shown in English. */
type Partially<Value> = Value extends (...values: never) => unknown
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Partially<Value[Key]> }
    : Widen<Value>

const translations = new Map<string, WeakMap<object, object>>()

/**
 * Registers the texts of another language for the sections of a `locales/en.ts`.
 * @public
 */
export function translate<Texts extends object>(language: string, english: Texts, translated: Partially<Texts>): void {
  const known = translations.get(language) ?? new WeakMap<object, object>()
  const sections = new Map<string, unknown>(Object.entries(english))
  for (const [key, texts] of Object.entries(translated)) {
    const section = sections.get(key)
    if (isPlain(section) && isPlain(texts)) known.set(section, filled(section, texts))
  }
  translations.set(language, known)
}

/** A section of a `locales/en.ts` in the current locale of the request, email or browser. */
export function t<Section extends object>(english: Section): Section
export function t(english: object): object {
  return translations.get(languageOf(currentLocale()))?.get(english) ?? english
}

function filled(english: object, translated: object): object {
  const own = new Map<string, unknown>(Object.entries(translated))
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const other = own.get(key)
      const isGroup = isPlain(text) && isPlain(other)
      return [key, isGroup ? filled(text, other) : (other ?? text)]
    }),
  )
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
