import { z } from 'zod'
import * as companyTexts from '#company/locales/en.ts'
import { firmName } from '#content/firm-name.ts'
import { cleanName, type NameKind, nameError } from '#platform/text/name.ts'
import { t } from '#platform/texts.ts'
import type { NameFieldError } from './name-words.ts'

const copy = () => t(companyTexts.nameField)

export function nameField<Name extends string>(name: Name, kind: NameKind, max: number) {
  return z
    .string({ error: `${name}-missing` satisfies NameFieldError<Name> })
    .transform(cleanName)
    .pipe(
      z
        .string()
        .min(1, { error: copy().missing(name) })
        .max(max, { error: copy().tooLong(name) }),
    )
    .superRefine((text, context) => {
      const error = nameError(text, kind, firmName)
      if (error) context.addIssue({ code: 'custom', message: `${name}-${error}` })
    })
}

export function optionalNameField<Name extends string>(name: Name, kind: NameKind, max: number) {
  return z
    .string()
    .transform(cleanName)
    .pipe(z.string().max(max, { error: copy().tooLong(name) }))
    .superRefine((text, context) => {
      const error = nameError(text, kind, firmName)
      if (error) context.addIssue({ code: 'custom', message: `${name}-${error}` })
    })
    .nullish()
    .transform((text) => text || null)
}

export function nameFromOutside(text: string, kind: NameKind, max: number): string | null {
  const name = cleanName(text)
  return name && name.length <= max && !nameError(name, kind, firmName) ? name : null
}
