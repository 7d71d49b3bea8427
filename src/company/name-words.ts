import * as companyTexts from '#company/locales/en.ts'
import type { NameError } from '#platform/text/name.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(companyTexts.nameWords)

/** Error codes with the field's name as prefix, such as `first-name-missing`. */
export type NameFieldError<Name extends string> = `${Name}-${'missing' | 'too-long' | NameError}`

export function nameWordsEn<Name extends string>(
  name: Name,
  { label, max, missing }: { label: string; max: number; missing: string },
): Record<NameFieldError<Name>, string> {
  const words: Record<'missing' | 'too-long' | NameError, string> = {
    missing,
    'too-long': copy().yourCanHaveAtMost(label, max),
    broken: copy().yourMustBeOnOne(label),
    link: copy().yourCannotContainWebOr(label),
    digits: copy().yourCannotContainDigits(label),
    signs: copy().yourContainsCharacterWeCannot(label),
    'mixed-letters': copy().yourMixesLettersOfTwo(label),
    ours: copy().yourCannotContainOurName(label),
  }
  const named = Object.entries(words).map(([error, text]) => [`${name}-${error}`, text])
  return Object.fromEntries(named) as Record<NameFieldError<Name>, string>
}
