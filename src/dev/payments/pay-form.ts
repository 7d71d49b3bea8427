import { z } from 'zod'
import { ungrouped } from '#platform/text/clean-text.ts'

export type PayFields = {
  email: string
  name: string
  duplicates: string
  delay: string
  timing: string
  amount: string
}

export type PayErrors = Partial<Record<keyof PayFields, string>>

export const emptyFields: PayFields = { email: '', name: '', duplicates: '0', delay: '0', timing: 'before', amount: '' }

const whole = (from: number, to: number, error: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, { error })
    .transform(Number)
    .refine((value) => value >= from && value <= to, { error })

const email = z
  .string()
  .trim()
  .min(1, { error: 'Enter your email address.' })
  .max(254, { error: 'This email address is too long. Use at most 254 characters.' })
  .pipe(z.email({ error: 'Enter a complete email address, for example ana@example.com.' }))

const name = z
  .string()
  .trim()
  .min(1, { error: 'Enter the name on the card.' })
  .max(120, { error: 'Use at most 120 characters.' })

const options = z.object({
  duplicates: whole(0, 20, 'Enter a whole number from 0 to 20.'),
  delay: whole(0, 259_200, 'Enter a whole number of seconds from 0 to 259200 (three days).'),
  timing: z.enum(['before', 'after'], { error: 'Choose when to send the event.' }),
  amount: z
    .string()
    .transform(ungrouped)
    .refine((text) => text === '' || (/^\d{1,6}([.,]\d{1,2})?$/.test(text) && centsOf(text) > 0), {
      error: 'Enter an amount such as 12.50, or leave this field empty.',
    })
    .transform((text) => (text === '' ? null : centsOf(text))),
})

const paying = options.extend({ email, name })
// A declined payment does not require valid buyer details, but saves them if they are valid.
const declining = options.extend({ email: email.nullable().catch(null), name: name.nullable().catch(null) })

type PayOrder = z.infer<typeof declining>
export type PayFormOutcome = { ok: true; order: PayOrder } | { ok: false; errors: PayErrors }

export function readPayForm(action: 'pay' | 'decline', fields: PayFields): PayFormOutcome {
  const read = (action === 'pay' ? paying : declining).safeParse(fields)
  if (read.success) return { ok: true, order: read.data }
  return { ok: false, errors: inOrderOfThePage(read.error.issues) }
}

function inOrderOfThePage(issues: z.core.$ZodIssue[]): PayErrors {
  const first = (field: keyof PayFields) => issues.find((issue) => issue.path[0] === field)?.message
  const fields: (keyof PayFields)[] = ['email', 'name', 'duplicates', 'delay', 'timing', 'amount']
  return Object.fromEntries(fields.map((field) => [field, first(field)]).filter(([, message]) => message))
}

export function readFields(posted: Record<string, unknown>): PayFields {
  const text = (field: keyof PayFields) => {
    const value = posted[field]
    return typeof value === 'string' ? value : emptyFields[field]
  }
  return {
    email: text('email'),
    name: text('name'),
    duplicates: text('duplicates'),
    delay: text('delay'),
    timing: text('timing'),
    amount: text('amount'),
  }
}

function centsOf(text: string): number {
  return Math.round(Number(text.replace(',', '.')) * 100)
}
