import type { NameError } from '#platform/text/name.ts'

/** Error codes of a name field. `Name` is the prefix of its codes: `first-name` yields `first-name-missing`. */
export type NameFieldError<Name extends string> = `${Name}-${'missing' | 'too-long' | NameError}`

export function nameWordsEn<Name extends string>(
  name: Name,
  { label, max, missing }: { label: string; max: number; missing: string },
): Record<NameFieldError<Name>, string> {
  const words: Record<'missing' | 'too-long' | NameError, string> = {
    missing,
    'too-long': `Your ${label} may have at most ${max} characters.`,
    broken: `Your ${label} must be on one line.`,
    link: `Your ${label} cannot contain a web or email address, or any of / \\ : @. Write a space after each full stop.`,
    digits: `Your ${label} cannot contain digits.`,
    signs: `Your ${label} contains a character that we do not accept. Use letters, spaces, hyphens, apostrophes and full stops.`,
    'mixed-letters': `Your ${label} mixes letters of two alphabets in one word. Write each word in one alphabet.`,
    ours: `Your ${label} cannot contain our name.`,
  }
  const named = Object.entries(words).map(([error, text]) => [`${name}-${error}`, text])
  return Object.fromEntries(named) as Record<NameFieldError<Name>, string>
}
