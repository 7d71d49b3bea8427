import { z } from 'zod'

type AnyCoded = { code: string; values: unknown }

export type TableOf<Said extends AnyCoded> = { [One in Said as One['code']]: One['values'] }
export type Coded<Table> = { [Code in keyof Table]: { code: Code; values: Table[Code] } }[keyof Table]

/** Code shown instead of a stored code that this version cannot read, e.g. because a newer version wrote it. */
const unknownCode = { code: 'unknown', values: {} } as const
export type UnknownCode = typeof unknownCode

export function coded<Code extends string, Values extends z.ZodRawShape>(code: Code, values: Values) {
  return z.object({ code: z.literal(code), values: z.object(values) })
}

/** Parses a stored code with its values. Unreadable input becomes the code `unknown`. */
export function readCoded<Said extends AnyCoded>(schema: z.ZodType<Said>, stored: unknown): Said | UnknownCode {
  const parsed = schema.safeParse(stored)
  return parsed.success ? parsed.data : unknownCode
}
